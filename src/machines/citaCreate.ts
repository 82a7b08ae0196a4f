import { createCita, listDisponibilitats } from '../api/cites';
import { refuseInOffice } from '../domain/access';
import type { Disponibilitat } from '../domain/disponibilitat';
import { EMPTY_RESERVA, ReservaCita, toReservaBody, type ReservaDraft } from '../domain/reserva';
import { createRecord } from './record';
import { disponibilitatsRequest } from './requests';

/** What a slot decides of the appointment that is booked in it. */
export function toSlotDraft(slot: Disponibilitat): Partial<ReservaDraft> {
  return {
    disponibilitat_id: slot.id,
    tipus: slot.tipus,
    modalitat: slot.modalitat.length === 1 ? (slot.modalitat[0] ?? null) : null,
    oficina_id: slot.oficina.id,
    antena_id: slot.antena?.id ?? null,
    professional_id: slot.professional.id,
  };
}

/** Booking an appointment; the address may name the day (`data`) and the free slot (`disponibilitat_id`). */
export const citaCreateMachine = createRecord<ReservaDraft, Disponibilitat | null, null>({
  id: 'citaCreate',
  load: async ({ query }, signal) => {
    const { data, disponibilitat_id } = query;
    if (data === undefined || disponibilitat_id === undefined) {
      return { draft: EMPTY_RESERVA, original: null, facts: null };
    }
    const slots = await listDisponibilitats({ data_inici: data, data_fi: data }, signal);
    const slot = slots.find(({ id, lliure }) => lliure && id === Number(disponibilitat_id)) ?? null;
    return { draft: { ...EMPTY_RESERVA, ...(slot && toSlotDraft(slot)) }, original: slot, facts: null };
  },
  refuse: ({ viewer }) => refuseInOffice(viewer, 'create', null, 'cita'),
  save: ({ draft }, signal) => createCita(ReservaCita.parse(toReservaBody(draft)), signal),
  saved: { key: 'cita.created', path: '/calendari' },
  failed: 'cita.createFailed',
  loadFailed: 'disponibilitats.listFailed',
  keepFacts: [],
  requests: { disponibilitats: disponibilitatsRequest },
});
