import { addMonths, getRange } from './calendari';
import { addDays, countDays, isDay, type Day } from '../values/madrid';
import type { Query } from '../values/query';

export const PERIODES = ['setmana', 'mes', 'trimestre', 'curs'] as const;
export type Periode = (typeof PERIODES)[number];

export type PeriodKind = Periode | 'propi';

export type Days = { data_inici: Day; data_fi: Day };

function getMonths(first: Day, months: number): Days {
  return { data_inici: first, data_fi: addDays(addMonths(first, months), -1) };
}

/** The week, month, quarter or school year (from September) of a day. */
export function getPeriode(periode: Periode, day: Day): Days {
  const month = Number(day.slice(5, 7)) - 1;
  switch (periode) {
    case 'setmana':
      return getRange('setmana', day);
    case 'mes':
      return getMonths(addMonths(day, 0), 1);
    case 'trimestre':
      return getMonths(addMonths(day, -(month % 3)), 3);
    case 'curs':
      return getMonths(addMonths(day, -((month + 4) % 12)), 12);
  }
}

/** The previous or next period of the same kind; of one's own, as many days. */
export function stepPeriode(kind: PeriodKind, { data_inici, data_fi }: Days, direction: 1 | -1): Days {
  if (kind !== 'propi')
    return getPeriode(kind, direction === 1 ? addDays(data_fi, 1) : addDays(data_inici, -1));
  const days = direction * (countDays(data_inici, data_fi) + 1);
  return { data_inici: addDays(data_inici, days), data_fi: addDays(data_fi, days) };
}

/** Period in an address; an unreadable value counts as absent. */
export function readPeriode(query: Query, today: Day): Days & { periode: PeriodKind } {
  const { periode, data = '', data_inici = '', data_fi = '' } = query;
  if (periode === 'propi' && isDay(data_inici) && isDay(data_fi) && data_inici <= data_fi)
    return { periode, data_inici, data_fi };
  const kind = PERIODES.find((one) => one === periode) ?? 'setmana';
  return { periode: kind, ...getPeriode(kind, isDay(data) ? data : today) };
}

export type Comparison = { now: Days; before: Days; later: Days | null };

/** An unfinished period until today against as many days of the one before; `isWhole`: both whole. */
export function comparePeriode(periode: PeriodKind, days: Days, today: Day, isWhole = false): Comparison {
  const before = stepPeriode(periode, days, -1);
  if (isWhole || findProgress(days, today) !== 'running') return { now: days, before, later: null };
  const same = addDays(before.data_inici, countDays(days.data_inici, today));
  return {
    now: { ...days, data_fi: today },
    before: same < before.data_fi ? { ...before, data_fi: same } : before,
    later: { ...days, data_inici: addDays(today, 1) },
  };
}

/** Whether a period is still to begin or to end; null: it is over, or today is its last day. */
export function findProgress({ data_inici, data_fi }: Days, today: Day): 'future' | 'running' | null {
  if (today < data_inici) return 'future';
  return today < data_fi ? 'running' : null;
}

type Named = Days & { name: 'avui' | Exclude<Periode, 'trimestre'> };

/** Frequent periods around a day: the day, its week, its month, its school year. */
export function listPeriods(today: Day): Named[] {
  const others = (['setmana', 'mes', 'curs'] as const).map((name) => ({ name, ...getPeriode(name, today) }));
  return [{ name: 'avui', data_inici: today, data_fi: today }, ...others];
}
