import type { Query } from './llista';
import { addDays, getWeekday, isDay, type Day } from './madrid';

export const VISTES = ['dia', 'setmana', 'mes', 'llista'] as const;
export type Vista = (typeof VISTES)[number];

/** What the calendar's address says; anything unreadable counts as left out. */
export function readCalendari(query: Query, today: Day): { vista: Vista; data: Day } {
  const { vista, data } = query;
  return {
    vista: VISTES.find((one) => one === vista) ?? 'setmana',
    data: data !== undefined && isDay(data) ? data : today,
  };
}

function getMonday(day: Day): Day {
  return addDays(day, 1 - getWeekday(day));
}

/** First and last day that a view shows: a day, a week from Monday, or the weeks that a month touches. */
export function getRange(vista: Vista, data: Day): { data_inici: Day; data_fi: Day } {
  if (vista === 'dia') return { data_inici: data, data_fi: data };
  if (vista !== 'mes') return { data_inici: getMonday(data), data_fi: addDays(getMonday(data), 6) };
  const first = `${data.slice(0, 7)}-01`;
  const last = addDays(addMonths(first, 1), -1);
  return { data_inici: getMonday(first), data_fi: addDays(getMonday(last), 6) };
}

/** The first of the month so many months away. */
function addMonths(day: Day, months: number): Day {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

/** The day that the arrows lead to: a day, a week or a month back (-1) or ahead (1). */
export function step(vista: Vista, data: Day, direction: 1 | -1): Day {
  if (vista === 'mes') return addMonths(data, direction);
  return addDays(data, vista === 'dia' ? direction : 7 * direction);
}
