import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { consultaCreateMachine } from '../../machines/consultaCreate';
import { consultaForm } from '../../text/consultes';
import { ui } from '../../text/ui/components';
import { RecordState } from '../forms/RecordState';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { ConsultaForm } from './form/ConsultaForm';

const BACK = { href: '/consultes', label: consultaForm.back };

/** A new consulta (spec §2). */
export function ConsultaCreatePage({ actor }: { actor: ActorRefFrom<typeof consultaCreateMachine> }) {
  const isEditing = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  return (
    <Page narrow>
      <PageHeader title={consultaForm.createTitle} back={BACK} subtitle={isEditing && ui.requiredNote} />
      <RecordState
        actor={actor}
        action="createConsulta"
        loading={consultaForm.preparing}
        loadFailed="oficines.listFailed"
        back={BACK}
      >
        <ConsultaForm actor={actor} consulta={null} title={consultaForm.createTitle} />
      </RecordState>
    </Page>
  );
}
