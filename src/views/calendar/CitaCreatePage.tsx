import type { ActorRefFrom } from 'xstate';
import type { citaCreateMachine } from '../../machines/citaCreate';
import { newCita } from '../../text/calendar';
import { RecordPage } from '../forms/RecordPage';
import { CitaForm } from './CitaForm';

/** Booking an appointment in a free slot (spec §2). */
export function CitaCreatePage({ actor }: { actor: ActorRefFrom<typeof citaCreateMachine> }) {
  return (
    <RecordPage
      actor={actor}
      title={newCita.title}
      action="createCita"
      loading={newCita.loadingSlots}
      loadFailed="disponibilitats.listFailed"
      back={{ href: '/calendari', label: newCita.back }}
    >
      <CitaForm actor={actor} />
    </RecordPage>
  );
}
