import { getDay, type Day, type Instant } from '../../../domain/madrid';
import type { Modalitat, Tipus } from '../../../domain/options';
import { calendar } from '../../../text/calendar';
import type { StateName } from '../../../text/options';

/** An appointment or a free hour, as the calendar shows it. */
export type CalendarItem = {
  id: string;
  kind: 'cita' | 'slot';
  start: Instant;
  end: Instant;
  tipus: Tipus;
  title: string;
  state?: StateName | undefined;
  modalitat?: Modalitat | undefined;
  /** Where there is room: whose session it is. */
  detail?: string | undefined;
};

export function getMinutes({ start, end }: CalendarItem): number {
  return (Date.parse(end) - Date.parse(start)) / 60_000;
}

/** Items by Madrid day, each day's in their order. */
export function groupByDay(items: readonly CalendarItem[]): Map<Day, CalendarItem[]> {
  const days = new Map<Day, CalendarItem[]>();
  for (const item of items) {
    const day = getDay(item.start);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(item);
    else days.set(day, [item]);
  }
  return days;
}

export function countCites(items: readonly CalendarItem[]): number {
  return items.filter(({ kind }) => kind === 'cita').length;
}

/** '5 cites, 2 hores lliures'; empty without any. */
export function summarize(items: readonly CalendarItem[]): string {
  const cites = countCites(items);
  return calendar.summary(cites, items.length - cites);
}
