import type { ActorRefFrom } from 'xstate';
import type { consultaCreateMachine } from '../../machines/consultaCreate';
import { consultaForm } from '../../text/consultes';
import { RecordPage } from '../forms/RecordPage';
import { ConsultaForm } from './form/ConsultaForm';

/** A new consulta (spec §2). */
export function ConsultaCreatePage({ actor }: { actor: ActorRefFrom<typeof consultaCreateMachine> }) {
  return (
    <RecordPage
      actor={actor}
      title={consultaForm.createTitle}
      action="createConsulta"
      loading={consultaForm.preparing}
      loadFailed="oficines.listFailed"
      back={{ href: '/consultes', label: consultaForm.back }}
    >
      <ConsultaForm actor={actor} consulta={null} />
    </RecordPage>
  );
}
