import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { citaCreateMachine } from '../../machines/citaCreate';
import { newCita } from '../../text/calendar';
import { ui } from '../../text/ui/components';
import { RecordState } from '../forms/RecordState';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { CitaForm } from './CitaForm';

const BACK = { href: '/calendari', label: newCita.back };

/** Booking an appointment in a free slot (spec §2). */
export function CitaCreatePage({ actor }: { actor: ActorRefFrom<typeof citaCreateMachine> }) {
  const isEditing = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  return (
    <Page narrow>
      <PageHeader title={newCita.title} back={BACK} subtitle={isEditing && ui.requiredNote} />
      <RecordState
        actor={actor}
        action="createCita"
        loading={newCita.loadingSlots}
        loadFailed="disponibilitats.listFailed"
        back={BACK}
      >
        <CitaForm actor={actor} />
      </RecordState>
    </Page>
  );
}
