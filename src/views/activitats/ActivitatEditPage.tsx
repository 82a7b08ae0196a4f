import type { ActorRefFrom } from 'xstate';
import type { activitatEditMachine } from '../../machines/screens/activitatEdit';
import { activitatForm as texts } from '../../text/activitats';
import { EditPage } from '../forms/EditPage';
import { ActivitatForm } from './form/ActivitatForm';

export function ActivitatEditPage({ actor }: { actor: ActorRefFrom<typeof activitatEditMachine> }) {
  return (
    <EditPage
      actor={actor}
      texts={texts}
      title={texts.editTitle}
      href="/activitats"
      action={{ edit: 'activitat' }}
      noun="activitat"
    >
      {(activitat) => <ActivitatForm actor={actor} activitat={activitat} />}
    </EditPage>
  );
}
