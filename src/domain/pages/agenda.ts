import { hasPassed } from '../nouns/assessoria';
import { getRange } from './calendari';
import type { Cita } from '../nouns/cita';
import { isBookable, type Disponibilitat } from '../nouns/disponibilitat';
import { getDay, type Day, type Instant } from '../values/madrid';
import { TIPUS, type Tipus } from '../values/options';

type AgendaItem =
  | { kind: 'cita'; id: number; start: Instant; cita: Cita }
  | { kind: 'slot'; id: number; start: Instant; slot: Disponibilitat };

export type Agenda = {
  items: AgendaItem[];
  /** Number of items in the past: the line of the present time follows them. */
  begun: number;
  next: number | undefined;
  cites: number;
  slots: number;
};

const toMoment = ({ start }: { start: Instant }): number => Date.parse(start);

/** `now` in milliseconds. */
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

export function getDayCites(day: Day, cites: readonly Cita[]): Cita[] {
  return cites
    .filter(({ date }) => getDay(date) === day)
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));
}

/** Appointments of a day that are not over; `now` in milliseconds. */
export function listRemaining(day: Day, cites: readonly Cita[], now: number): Cita[] {
  return getDayCites(day, cites).filter((cita) => !hasPassed(cita, now));
}

export type FreeHours = { next: Disponibilitat; count: number };

export function listFreeHours(day: Day, slots: readonly Disponibilitat[], now: number): FreeHours[] {
  const free = slots
    .filter((slot) => getDay(slot.data_inici) === day && isBookable(slot, now))
    .toSorted((one, other) => Date.parse(one.data_inici) - Date.parse(other.data_inici));
  return [...new Set(free.map(({ tipus }) => tipus))].map((tipus) => {
    const own = free.filter((slot) => slot.tipus === tipus) as [Disponibilitat];
    return { next: own[0], count: own.length };
  });
}

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
  perTipus: { tipus: Tipus; cites: number }[];
};

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
