import type { Instant } from '../../../domain/values/madrid';
import type { Modalitat, Tipus } from '../../../domain/values/options';
import { calendar } from '../../../text/calendar';
import type { StateName } from '../../../text/options';

export type CalendarItem = {
  id: string;
  kind: 'cita' | 'slot';
  start: Instant;
  end: Instant;
  tipus: Tipus;
  title: string;
  hasBegun?: boolean | undefined;
  isLeaving?: boolean | undefined;
  isHere?: boolean | undefined;
  state?: StateName | undefined;
  modalitat?: Modalitat | undefined;
  detail?: string | undefined;
  held?: string | undefined;
  column?: { id: string; name: string } | undefined;
};

export function getMinutes({ start, end }: CalendarItem): number {
  return (Date.parse(end) - Date.parse(start)) / 60_000;
}

export type ItemColumn = { id: string; name: string; items: readonly CalendarItem[] };

/** A day's items by professional or office, sorted by name, unassigned last; empty without columns. */
export function groupByColumn(items: readonly CalendarItem[]): ItemColumn[] {
  const columns = new Map<string, { id: string; name: string; items: CalendarItem[] }>();
  const others: CalendarItem[] = [];
  for (const item of items) {
    const { id = '', name = '' } = item.column ?? {};
    const own = columns.get(id);
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

/** '5 cites, 2 hores lliures', counting the hours that can be booked; empty without any. */
export function summarize(items: readonly CalendarItem[]): string {
  const free = items.filter(({ kind, hasBegun }) => kind === 'slot' && !hasBegun);
  return calendar.summary(countCites(items), free.length);
}
