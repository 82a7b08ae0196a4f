import type { Day } from './madrid';

export function groupByDay<Row>(rows: readonly Row[], toDay: (row: Row) => Day): Map<Day, Row[]> {
  const days = new Map<Day, Row[]>();
  for (const row of rows) {
    const day = toDay(row);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(row);
    else days.set(day, [row]);
  }
  return days;
}
