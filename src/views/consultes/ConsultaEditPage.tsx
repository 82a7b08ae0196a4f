import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useService, useViewer } from '../../hooks/data';
import { refuseInOffice } from '../../domain/access';
import type { Consulta } from '../../domain/consulta';
import type { consultaEditMachine } from '../../machines/consultaEdit';
import { consultaForm } from '../../text/consultes';
import { ui } from '../../text/ui/components';
import { RecordState } from '../forms/RecordState';
import { Button } from '../ui/Button';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { ConsultaForm } from './form/ConsultaForm';
import { getLongName } from './name';

const BACK = { href: '/consultes', label: consultaForm.back };

/** Changing a consulta, or deleting it (spec §2). */
export function ConsultaEditPage({ actor }: { actor: ActorRefFrom<typeof consultaEditMachine> }) {
  const original = useSelector(actor, ({ context }) => context.original);
  const isEditing = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  return (
    <Page narrow>
      <PageHeader
        title={consultaForm.editTitle}
        back={BACK}
        subtitle={isEditing && ui.requiredNote}
        actions={original && <DeleteButton consulta={original} />}
      />
      <RecordState
        actor={actor}
        action="editConsulta"
        loading={consultaForm.loading}
        loadFailed="consulta.loadFailed"
        missing={consultaForm.missing}
        back={BACK}
      >
        {original && <ConsultaForm actor={actor} consulta={original} title={consultaForm.editTitle} />}
      </RecordState>
    </Page>
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
