import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { activitatEditMachine } from '../../machines/activitatEdit';
import { activitatForm } from '../../text/activitats';
import { RecordPage } from '../forms/RecordPage';
import { ActivitatForm } from './form/ActivitatForm';

/** Changing an activity, with the form that creates one (spec §2). */
export function ActivitatEditPage({ actor }: { actor: ActorRefFrom<typeof activitatEditMachine> }) {
  const activitat = useSelector(actor, ({ context }) => context.original);
  return (
    <RecordPage
      actor={actor}
      title={activitatForm.editTitle}
      action="editActivitat"
      loading={activitatForm.loading}
      loadFailed="activitat.loadFailed"
      missing={activitatForm.missing}
      back={{ href: '/activitats', label: activitatForm.back }}
    >
      {activitat && <ActivitatForm actor={actor} activitat={activitat} />}
    </RecordPage>
  );
}
