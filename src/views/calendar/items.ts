import { getVisibleCitaEstat } from '../../domain/assessoria';
import { getJoveName, isOberta, type Cita } from '../../domain/cita';
import type { Disponibilitat } from '../../domain/disponibilitat';
import { addMinutes } from '../../domain/madrid';
import { getFullName, type ProfessionalRef } from '../../domain/professional';
import { calendar } from '../../text/calendar';
import { lists } from '../../text/lists';
import type { CalendarItem } from '../shared/calendar/item';

/** What the calendar shows of a record, and the record. */
export type CalendarEntry = CalendarItem &
  ({ kind: 'cita'; cita: Cita } | { kind: 'slot'; slot: Disponibilitat });

/** Whose an appointment is, as far as the person may know. */
function getCitaTitle(cita: Cita): string {
  if (!isOberta(cita)) return calendar.locked;
  const { jove } = cita.assessoria;
  return jove ? getJoveName(jove) || lists.number(cita.assessoria.id) : calendar.hiddenJove;
}

function fromCita(cita: Cita, now: number, isNamed: boolean): CalendarEntry {
  return {
    kind: 'cita',
    cita,
    id: `cita-${cita.id}`,
    start: cita.date,
    end: addMinutes(cita.date, cita.durada),
    tipus: cita.assessoria.tipus,
    title: getCitaTitle(cita),
    state: getVisibleCitaEstat(cita, now),
    ...(isOberta(cita) && cita.modalitat && { modalitat: cita.modalitat }),
    ...(isOberta(cita) && isNamed && { detail: getFullName(cita.professional) }),
  };
}

function fromSlot(slot: Disponibilitat, isNamed: boolean): CalendarEntry {
  return {
    kind: 'slot',
    slot,
    id: `slot-${slot.id}`,
    start: slot.data_inici,
    end: slot.data_fi,
    tipus: slot.tipus,
    title: calendar.free,
    ...(isNamed && { detail: getFullName(slot.professional) }),
  };
}

/**
 * Appointments and free hours as the calendar shows them, in order of time; `now` in milliseconds. Each names its
 * professional, unless they are all of one (`isNamed`).
 */
export function toEntries(
  { cites, slots }: { cites: readonly Cita[]; slots: readonly Disponibilitat[] },
  now: number,
  isNamed: boolean,
): CalendarEntry[] {
  return [
    ...cites.map((cita) => fromCita(cita, now, isNamed)),
    ...slots.map((slot) => fromSlot(slot, isNamed)),
  ].toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
}

/** Everybody whom the records name. */
export function getProfessionals(
  cites: readonly Cita[],
  slots: readonly Disponibilitat[],
): ProfessionalRef[] {
  const named = [...cites.filter(isOberta), ...slots].flatMap(({ professional }) => professional ?? []);
  return [...new Map(named.map((professional) => [professional.id, professional])).values()];
}
