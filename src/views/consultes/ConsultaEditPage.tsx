import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useService, useViewer } from '../../hooks/data';
import { refuseInOffice } from '../../domain/access';
import type { Consulta } from '../../domain/consulta';
import type { consultaEditMachine } from '../../machines/consultaEdit';
import { consultaForm } from '../../text/consultes';
import { RecordPage } from '../forms/RecordPage';
import { Button } from '../ui/Button';
import { ConsultaForm } from './form/ConsultaForm';
import { getLongName } from './name';

/** Changing a consulta, or deleting it (spec §2). */
export function ConsultaEditPage({ actor }: { actor: ActorRefFrom<typeof consultaEditMachine> }) {
  const consulta = useSelector(actor, ({ context }) => context.original);
  return (
    <RecordPage
      actor={actor}
      title={consultaForm.editTitle}
      actions={consulta && <DeleteButton consulta={consulta} />}
      action="editConsulta"
      loading={consultaForm.loading}
      loadFailed="consulta.loadFailed"
      missing={consultaForm.missing}
      back={{ href: '/consultes', label: consultaForm.back }}
    >
      {consulta && <ConsultaForm actor={actor} consulta={consulta} />}
    </RecordPage>
  );
}

/** Asks first; not there for who may not. */
function DeleteButton({ consulta }: { consulta: Consulta }) {
  const viewer = useViewer();
  const deletion = useService('deletion');
  if (refuseInOffice(viewer, 'delete', consulta.oficina, 'consulta')) return null;
  const { id } = consulta;
  const label = getLongName(consulta);
  return (
    <Button
      variant="danger-quiet"
      icon="trash"
      onClick={() => deletion?.send({ type: 'deletion.open', noun: 'consulta', id, label })}
    >
      {consultaForm.delete}
    </Button>
  );
}
