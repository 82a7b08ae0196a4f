import type { ColumnsBy } from '../../domain/pages/calendari';
import { getVisibleCitaEstat } from '../../domain/nouns/assessoria';
import { getJoveName, isOberta, type Cita } from '../../domain/nouns/cita';
import type { Disponibilitat } from '../../domain/nouns/disponibilitat';
import { addMinutes } from '../../domain/values/madrid';
import type { OficinaRef } from '../../domain/access/oficina';
import { getFullName, type ProfessionalRef } from '../../domain/nouns/professional';
import { calendar } from '../../text/calendar';
import { lists } from '../../text/lists';
import type { CalendarItem } from './grid/item';

/** What the calendar shows of a record, and the record. */
export type CalendarEntry = CalendarItem &
  ({ kind: 'cita'; cita: Cita } | { kind: 'slot'; slot: Disponibilitat });

/** Whose an appointment is, as far as the person may know. */
function getCitaTitle(cita: Cita): string {
  if (!isOberta(cita)) return calendar.locked;
  const { jove } = cita.assessoria;
  return jove ? getJoveName(jove) || lists.number(cita.assessoria.id) : calendar.hiddenJove;
}

type Whose = { oficina: OficinaRef | null; professional: ProfessionalRef | null };

/** Whose it is and, of that, what a day has columns for; nothing where all are of one person. */
function getWhose({ oficina, professional }: Whose, by: ColumnsBy | null) {
  if (by === null) return {};
  const detail = getFullName(professional);
  if (by === 'professional') {
    return { detail, ...(professional && { column: { id: String(professional.id), name: detail } }) };
  }
  return { detail, ...(oficina && { column: { id: String(oficina.id), name: oficina.nom } }) };
}

function fromCita(cita: Cita, now: number, by: ColumnsBy | null): CalendarEntry {
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
    ...(isOberta(cita) &&
      getWhose({ oficina: cita.assessoria.oficina, professional: cita.professional }, by)),
  };
}

/** A free hour as the calendar shows it. */
export function fromSlot(slot: Disponibilitat, by: ColumnsBy | null): CalendarEntry {
  return {
    kind: 'slot',
    slot,
    id: `slot-${slot.id}`,
    start: slot.data_inici,
    end: slot.data_fi,
    tipus: slot.tipus,
    title: calendar.free,
    ...getWhose(slot, by),
  };
}

/**
 * Appointments and free hours as the calendar shows them, in order of time; `now` in milliseconds. Each names its
 * professional and what it stands below in a day (`by`), unless they are all of one.
 */
export function toEntries(
  { cites, slots }: { cites: readonly Cita[]; slots: readonly Disponibilitat[] },
  now: number,
  by: ColumnsBy | null,
): CalendarEntry[] {
  return [
    ...cites.map((cita) => fromCita(cita, now, by)),
    ...slots.map((slot) => fromSlot(slot, by)),
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
