import type { ActorRefFrom } from 'xstate';
import type { activitatCreateMachine } from '../../machines/activitatCreate';
import { activitatForm } from '../../text/activitats';
import { RecordPage } from '../forms/RecordPage';
import { ActivitatForm } from './form/ActivitatForm';

/** A new activity (spec §2). */
export function ActivitatCreatePage({ actor }: { actor: ActorRefFrom<typeof activitatCreateMachine> }) {
  return (
    <RecordPage
      actor={actor}
      title={activitatForm.createTitle}
      action="createActivitat"
      loading={activitatForm.preparing}
      loadFailed="oficines.listFailed"
      back={{ href: '/activitats', label: activitatForm.back }}
    >
      <ActivitatForm actor={actor} activitat={null} />
    </RecordPage>
  );
}
