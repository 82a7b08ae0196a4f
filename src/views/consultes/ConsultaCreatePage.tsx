import type { ActorRefFrom } from 'xstate';
import type { consultaCreateMachine } from '../../machines/screens/consultaCreate';
import { consultaForm } from '../../text/consultes';
import { CreatePage } from '../forms/CreatePage';
import { ConsultaForm } from './form/ConsultaForm';

export function ConsultaCreatePage({ actor }: { actor: ActorRefFrom<typeof consultaCreateMachine> }) {
  return (
    <CreatePage actor={actor} texts={consultaForm} action={{ create: 'consulta' }} href="/consultes">
      <ConsultaForm actor={actor} consulta={null} patterns={actor} />
    </CreatePage>
  );
}
