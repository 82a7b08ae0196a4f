import type { Day, Instant } from '../../../domain/values/madrid';
import type { Modalitat, Tipus } from '../../../domain/values/options';
import { calendar } from '../../../text/calendar';
import type { StateName } from '../../../text/options';
import { fromLocalDate } from '../../ui/typedDay';

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
  /** Whose column of a day it stands in, where not all of a day are one person's. */
  column?: { id: string; name: string } | undefined;
};

export function getMinutes({ start, end }: CalendarItem): number {
  return (Date.parse(end) - Date.parse(start)) / 60_000;
}

/** Items by the day on which they start, in their order. */
export function groupByDay(
  items: readonly CalendarItem[],
  getStart: (item: CalendarItem) => Date,
): Map<Day, CalendarItem[]> {
  const days = new Map<Day, CalendarItem[]>();
  for (const item of items) {
    const day = fromLocalDate(getStart(item));
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(item);
    else days.set(day, [item]);
  }
  return days;
}

export type ItemColumn = { id: string; name: string; items: readonly CalendarItem[] };

/** A day's items by whose column they stand in, by name, what is nobody's last; nothing where there are no columns. */
export function groupByColumn(items: readonly CalendarItem[]): ItemColumn[] {
  const columns = new Map<string, { id: string; name: string; items: CalendarItem[] }>();
  const others: CalendarItem[] = [];
  for (const item of items) {
    const { id = '', name = '' } = item.column ?? {};
    const own = columns.get(id);
    // What the column's head says already.
    const rest = item.detail === name ? { ...item, detail: undefined } : item;
    if (!item.column) others.push(item);
    else if (own) own.items.push(rest);
    else columns.set(id, { id, name, items: [rest] });
  }
  if (columns.size === 0) return [];
  const named = [...columns.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'ca'));
  return others.length > 0 ? [...named, { id: '', name: calendar.others, items: others }] : named;
}

export function countCites(items: readonly CalendarItem[]): number {
  return items.filter(({ kind }) => kind === 'cita').length;
}

/** '5 cites, 2 hores lliures'; empty without any. */
export function summarize(items: readonly CalendarItem[]): string {
  const cites = countCites(items);
  return calendar.summary(cites, items.length - cites);
}
