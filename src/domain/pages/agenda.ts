import { hasPassed } from '../nouns/assessoria';
import { getRange } from './calendari';
import type { Cita } from '../nouns/cita';
import { isBookable, type Disponibilitat } from '../nouns/disponibilitat';
import { getDay, type Day, type Instant } from '../values/madrid';
import { TIPUS, type Tipus } from '../values/options';

/** A line of a day's agenda: an appointment, or an hour that can still be booked. */
type AgendaItem =
  | { kind: 'cita'; id: number; start: Instant; cita: Cita }
  | { kind: 'slot'; id: number; start: Instant; slot: Disponibilitat };

export type Agenda = {
  items: AgendaItem[];
  /** How many of the items have begun: the line of now stands after them. */
  begun: number;
  /** The appointment that comes next. */
  next: number | undefined;
  cites: number;
  slots: number;
};

const toMoment = ({ start }: { start: Instant }): number => Date.parse(start);

/** A Madrid day's appointments and free hours in order of time; `now` in milliseconds. */
export function getAgenda(
  day: Day,
  cites: readonly Cita[],
  slots: readonly Disponibilitat[],
  now: number,
): Agenda {
  const booked = getDayCites(day, cites);
  const free = slots.filter((slot) => getDay(slot.data_inici) === day && isBookable(slot, now));
  const items: AgendaItem[] = [
    ...booked.map((cita) => ({ kind: 'cita' as const, id: cita.id, start: cita.date, cita })),
    ...free.map((slot) => ({ kind: 'slot' as const, id: slot.id, start: slot.data_inici, slot })),
  ].toSorted((one, other) => toMoment(one) - toMoment(other));
  return {
    items,
    begun: items.filter((item) => toMoment(item) <= now).length,
    next: booked.find((cita) => Date.parse(cita.date) > now)?.id,
    cites: booked.length,
    slots: free.length,
  };
}

/** The appointments of a Madrid day, in order of time. */
export function getDayCites(day: Day, cites: readonly Cita[]): Cita[] {
  return cites
    .filter(({ date }) => getDay(date) === day)
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));
}

/** A Madrid day's appointments that are not over, in order of time; `now` in milliseconds. */
export function listNotOver(day: Day, cites: readonly Cita[], now: number): Cita[] {
  return getDayCites(day, cites).filter((cita) => !hasPassed(cita, now));
}

/** The free hours of a type: the next of them, and how many there are. */
export type FreeHours = { next: Disponibilitat; count: number };

/** What of a Madrid day can still be booked: each type's next hour, the earliest first. */
export function listFreeHours(day: Day, slots: readonly Disponibilitat[], now: number): FreeHours[] {
  const free = slots
    .filter((slot) => getDay(slot.data_inici) === day && isBookable(slot, now))
    .toSorted((one, other) => Date.parse(one.data_inici) - Date.parse(other.data_inici));
  return [...new Set(free.map(({ tipus }) => tipus))].map((tipus) => {
    const own = free.filter((slot) => slot.tipus === tipus) as [Disponibilitat];
    return { next: own[0], count: own.length };
  });
}

/** The first day after another that has appointments. */
export function findNextDay(after: Day, cites: readonly Cita[]): Day | undefined {
  return cites
    .map(({ date }) => getDay(date))
    .filter((day) => day > after)
    .toSorted()[0];
}

export type WeekFigures = {
  data_inici: Day;
  data_fi: Day;
  cites: number;
  realitzades: number;
  noAssistides: number;
  /** Types that occur, the most frequent first. */
  perTipus: { tipus: Tipus; cites: number }[];
};

/** What a week, Monday to Sunday, amounts to: its appointments, those realised or not attended, and each type's. */
export function getWeekFigures(day: Day, cites: readonly Cita[]): WeekFigures {
  const { data_inici, data_fi } = getRange('setmana', day);
  const own = cites.filter(({ date }) => getDay(date) >= data_inici && getDay(date) <= data_fi);
  const count = (assistit: boolean): number =>
    own.filter(({ assessoria }) => !assessoria.bloquejada && assessoria.assistit === assistit).length;
  const perTipus = TIPUS.map((tipus) => ({
    tipus,
    cites: own.filter(({ assessoria }) => assessoria.tipus === tipus).length,
  }))
    .filter((each) => each.cites > 0)
    .toSorted((one, other) => other.cites - one.cites);
  return {
    data_inici,
    data_fi,
    cites: own.length,
    realitzades: count(true),
    noAssistides: count(false),
    perTipus,
  };
}
