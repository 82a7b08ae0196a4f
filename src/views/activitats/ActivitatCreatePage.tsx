import type { ActorRefFrom } from 'xstate';
import type { activitatCreateMachine } from '../../machines/screens/activitatCreate';
import { activitatForm } from '../../text/activitats';
import { CreatePage } from '../forms/CreatePage';
import { ActivitatForm } from './form/ActivitatForm';

export function ActivitatCreatePage({ actor }: { actor: ActorRefFrom<typeof activitatCreateMachine> }) {
  return (
    <CreatePage actor={actor} texts={activitatForm} action={{ create: 'activitat' }} href="/activitats">
      <ActivitatForm actor={actor} activitat={null} />
    </CreatePage>
  );
}
