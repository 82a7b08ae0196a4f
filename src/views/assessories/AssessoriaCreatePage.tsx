import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { assessoriaCreateMachine } from '../../machines/assessoriaCreate';
import { assessoriaForm } from '../../text/assessories';
import { ui } from '../../text/ui/components';
import { RecordState } from '../forms/RecordState';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { CreateForm } from './create/CreateForm';

const BACK = { href: '/assessories', label: assessoriaForm.back };

/** A new assessoria (spec §2): in a free slot, or for a visit without appointment. */
export function AssessoriaCreatePage({ actor }: { actor: ActorRefFrom<typeof assessoriaCreateMachine> }) {
  const isEditing = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  return (
    <Page narrow>
      <PageHeader title={assessoriaForm.createTitle} back={BACK} subtitle={isEditing && ui.requiredNote} />
      <RecordState
        actor={actor}
        action="create"
        loading={assessoriaForm.preparing}
        loadFailed="oficines.listFailed"
        back={BACK}
      >
        <CreateForm actor={actor} />
      </RecordState>
    </Page>
  );
}
