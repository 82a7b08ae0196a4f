import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { assessoriaEditMachine } from '../../machines/assessoriaEdit';
import { assessoriaDetail, assessoriaForm } from '../../text/assessories';
import { ui } from '../../text/ui/components';
import { RecordState } from '../forms/RecordState';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { EditForm } from './edit/EditForm';

const BACK = { href: '/assessories', label: assessoriaForm.back };

/** Changing the booking data of an assessoria (spec §2). */
export function AssessoriaEditPage({ actor }: { actor: ActorRefFrom<typeof assessoriaEditMachine> }) {
  const original = useSelector(actor, ({ context }) => context.original);
  const isEditing = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  const title = original ? assessoriaForm.editTitle(original.tipus) : assessoriaDetail.heading;
  return (
    <Page narrow>
      <PageHeader title={title} back={BACK} subtitle={isEditing && ui.requiredNote} />
      <RecordState
        actor={actor}
        action="edit"
        loading={assessoriaForm.loading}
        loadFailed="assessoria.loadFailed"
        missing={assessoriaDetail.missing}
        back={BACK}
      >
        {original && <EditForm actor={actor} assessoria={original} title={title} />}
      </RecordState>
    </Page>
  );
}
