import type { ColumnsBy } from '../../domain/pages/calendari';
import { getVisibleCitaEstat, isExpected } from '../../domain/nouns/assessoria';
import { getJoveName, isOberta, type Cita } from '../../domain/nouns/cita';
import { isBookable, type Disponibilitat } from '../../domain/nouns/disponibilitat';
import { addMinutes } from '../../domain/values/madrid';
import type { OficinaRef } from '../../domain/access/oficina';
import { getFullName, type ProfessionalRef } from '../../domain/nouns/professional';
import { calendar } from '../../text/calendar';
import { lists } from '../../text/lists';
import type { CalendarItem } from './grid/item';

export type CalendarEntry = CalendarItem &
  ({ kind: 'cita'; cita: Cita } | { kind: 'slot'; slot: Disponibilitat });

function getCitaTitle(cita: Cita): string {
  if (!isOberta(cita)) return calendar.locked;
  const { jove } = cita.assessoria;
  return jove ? getJoveName(jove) || lists.number(cita.assessoria.id) : calendar.hiddenJove;
}

type Marks = { isLeaving: boolean; isHere: boolean };

type Owners = { oficina: OficinaRef | null; professional: ProfessionalRef | null };

/** Professional, and column of the day; empty if all items belong to one person. */
function getOwners({ oficina, professional }: Owners, by: ColumnsBy | null) {
  if (by === null) return {};
  const detail = getFullName(professional);
  if (by === 'professional') {
    return { detail, ...(professional && { column: { id: String(professional.id), name: detail } }) };
  }
  return { detail, ...(oficina && { column: { id: String(oficina.id), name: oficina.nom } }) };
}

function fromCita(
  cita: Cita,
  now: number,
  by: ColumnsBy | null,
  { isLeaving, isHere }: Marks,
): CalendarEntry {
  const title = getCitaTitle(cita);
  return {
    kind: 'cita',
    cita,
    id: `cita-${cita.id}`,
    start: cita.date,
    end: addMinutes(cita.date, cita.durada),
    tipus: cita.assessoria.tipus,
    title: isLeaving ? calendar.leaving(title) : title,
    isLeaving,
    isHere: isHere && isExpected(cita, now),
    state: getVisibleCitaEstat(cita, now),
    ...(isOberta(cita) && cita.modalitat && { modalitat: cita.modalitat }),
    ...(isOberta(cita) &&
      getOwners({ oficina: cita.assessoria.oficina, professional: cita.professional }, by)),
  };
}

export function fromSlot(slot: Disponibilitat, by: ColumnsBy | null, hasBegun: boolean): CalendarEntry {
  return {
    kind: 'slot',
    slot,
    id: `slot-${slot.id}`,
    start: slot.data_inici,
    end: slot.data_fi,
    tipus: slot.tipus,
    title: hasBegun ? calendar.freeBegun : calendar.free,
    hasBegun,
    ...getOwners(slot, by),
  };
}

/** Events by time; professional and column are unset where all belong to one person. */
export function toEntries(
  { cites, slots }: { cites: readonly Cita[]; slots: readonly Disponibilitat[] },
  now: number,
  by: ColumnsBy | null,
  getMarks: (cita: Cita) => Marks,
): CalendarEntry[] {
  return [
    ...cites.map((cita) => fromCita(cita, now, by, getMarks(cita))),
    ...slots.map((slot) => fromSlot(slot, by, !isBookable(slot, now))),
  ].toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
}

export function getProfessionals(
  cites: readonly Cita[],
  slots: readonly Disponibilitat[],
): ProfessionalRef[] {
  const named = [...cites.filter(isOberta), ...slots].flatMap(({ professional }) => professional ?? []);
  return [...new Map(named.map((professional) => [professional.id, professional])).values()];
}
