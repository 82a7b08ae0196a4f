import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { activitatEditMachine } from '../../machines/activitatEdit';
import { activitatForm } from '../../text/activitats';
import { ui } from '../../text/ui/components';
import { RecordState } from '../forms/RecordState';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { ActivitatForm } from './form/ActivitatForm';

const BACK = { href: '/activitats', label: activitatForm.back };

/** Changing an activity, with the form that creates one (spec §2). */
export function ActivitatEditPage({ actor }: { actor: ActorRefFrom<typeof activitatEditMachine> }) {
  const original = useSelector(actor, ({ context }) => context.original);
  const isEditing = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  return (
    <Page narrow>
      <PageHeader title={activitatForm.editTitle} back={BACK} subtitle={isEditing && ui.requiredNote} />
      <RecordState
        actor={actor}
        action="editActivitat"
        loading={activitatForm.loading}
        loadFailed="activitat.loadFailed"
        missing={activitatForm.missing}
        back={BACK}
      >
        {original && <ActivitatForm actor={actor} activitat={original} title={activitatForm.editTitle} />}
      </RecordState>
    </Page>
  );
}
