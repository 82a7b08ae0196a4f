import type { ActorRefFrom } from 'xstate';
import type { assessoriaCreateMachine } from '../../machines/screens/assessoriaCreate';
import { assessoriaForm } from '../../text/assessories';
import { CreatePage } from '../forms/CreatePage';
import { CreateForm } from './create/CreateForm';

export function AssessoriaCreatePage({ actor }: { actor: ActorRefFrom<typeof assessoriaCreateMachine> }) {
  return (
    <CreatePage actor={actor} texts={assessoriaForm} action="create" href="/assessories">
      <CreateForm actor={actor} />
    </CreatePage>
  );
}
