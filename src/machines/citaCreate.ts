import { createCita, listDisponibilitats } from '../api/cites';
import { listCreatable, refuseInOffice } from '../domain/access';
import { toCitaQuery } from '../domain/calendari';
import { toAbout } from '../domain/cita';
import { EMPTY_RESERVA, ReservaCita, toReservaBody, toSlotDraft, type ReservaDraft } from '../domain/reserva';
import { toSent } from '../domain/tolerant';
import { findReserves } from './form/reserves';
import { createBooking } from './form/booking';
import type { ScreenInput } from './screen';

/** An adviser books mostly for the own type. */
function toEmptyDraft({ viewer }: ScreenInput): ReservaDraft {
  const [tipus = null, ...others] = listCreatable(viewer);
  return { ...EMPTY_RESERVA, tipus: others.length === 0 ? tipus : null };
}

/** Booking an appointment; the address may name the day (`data`) and the free slot (`disponibilitat_id`). */
export const citaCreateMachine = createBooking({
  id: 'citaCreate',
  load: async (input, signal) => {
    const { data, disponibilitat_id } = input.query;
    const draft = toEmptyDraft(input);
    if (data === undefined || disponibilitat_id === undefined) return { draft, original: null, facts: null };
    const slots = await listDisponibilitats({ data_inici: data, data_fi: data }, signal);
    const slot = slots.find(({ id, lliure }) => lliure && id === Number(disponibilitat_id)) ?? null;
    return { draft: { ...draft, ...(slot && toSlotDraft(slot)) }, original: slot, facts: null };
  },
  refuse: ({ viewer }) => refuseInOffice(viewer, 'create', null, 'cita'),
  save: ({ draft }, signal) => createCita(toSent(ReservaCita, toReservaBody(draft)), signal),
  findAlike: findReserves,
  saved: {
    key: 'cita.created',
    path: '/calendari',
    query: toCitaQuery,
    params: toAbout,
  },
  failed: 'cita.createFailed',
  loadFailed: 'disponibilitats.listFailed',
  keepFacts: [],
  getDay: ({ today, query }) => query['data'] ?? today,
});
