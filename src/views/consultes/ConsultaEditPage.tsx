import type { ActorRefFrom } from 'xstate';
import { useBulk } from '../../hooks/bulk';
import { useToday, useViewer } from '../../hooks/data';
import { useService } from '../../hooks/services';
import { refuseInOffice } from '../../domain/access/access';
import type { Consulta } from '../../domain/nouns/consulta';
import type { consultaEditMachine } from '../../machines/screens/consultaEdit';
import { consultaForm } from '../../text/consultes';
import { EditPage } from '../forms/EditPage';
import { Button } from '../ui/Button';
import { ConsultaView } from './detail/ConsultaView';
import { ConsultaForm } from './form/ConsultaForm';
import { getLongName } from './name';

const LIST = '/consultes';

/** Read-only without the right to edit, or after the date rule (spec §2). */
export function ConsultaEditPage({ actor }: { actor: ActorRefFrom<typeof consultaEditMachine> }) {
  return (
    <EditPage
      actor={actor}
      texts={consultaForm}
      href={LIST}
      noun="consulta"
      title={(_, refusal) => (refusal ? consultaForm.readTitle : consultaForm.editTitle)}
      action={{ edit: 'consulta' }}
      getReadOnly={(consulta, refusal) => <ConsultaView consulta={consulta} refusal={refusal} />}
      getActions={(consulta) => <DeleteButton consulta={consulta} />}
    >
      {(consulta) => <ConsultaForm actor={actor} consulta={consulta} />}
    </EditPage>
  );
}

function DeleteButton({ consulta }: { consulta: Consulta }) {
  const viewer = useViewer();
  const deletion = useService('deletion');
  const { isGoing } = useBulk('consulta');
  const today = useToday();
  if (refuseInOffice(viewer, 'delete', consulta.oficina, 'consulta')) return null;
  const { id } = consulta;
  const label = getLongName(consulta);
  return (
    <Button
      variant="danger-quiet"
      icon="trash"
      aria-disabled={isGoing({ id }) || undefined}
      onClick={() =>
        deletion?.send({ type: 'deletion.open', noun: 'consulta', id, label, today, after: LIST })
      }
    >
      {consultaForm.delete}
    </Button>
  );
}
