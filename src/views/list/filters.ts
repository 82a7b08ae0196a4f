import { isDay } from '../../domain/madrid';
import type { Query } from '../../domain/query';
import { formatDay, formatShortRange } from '../../text/ui/dates';
import { lists } from '../../text/lists';

/** Something that may narrow a list. */
export type ListFilter = {
  id: string;
  label: string;
  removeLabel: string;
  /** The address's parameters that it sets, and that its removal takes away. */
  params: readonly string[];
  /** The words of what is set; a value that nobody knows stays as the address has it. */
  text: string | undefined;
  /** What there is to choose; a period has nothing. */
  options: readonly { value: string; label: string }[] | null;
  /** It is offered from so many options on. */
  atLeast?: number;
};

const PERIOD = ['data_inici', 'data_fi'] as const;

const showDay = (day: string): string => (isDay(day) ? formatDay(day) : day);

/** A period in words, whatever half of it there is; text that is no day stays as it is. */
function getPeriodText({ data_inici: from, data_fi: to }: Query): string | undefined {
  if (from && to) {
    return isDay(from) && isDay(to) && from <= to
      ? formatShortRange(from, to)
      : `${showDay(from)} – ${showDay(to)}`;
  }
  if (from) return lists.since(showDay(from));
  return to ? lists.until(showDay(to)) : undefined;
}

/** The filter of a period. */
export function toPeriodFilter(query: Query): ListFilter {
  return {
    id: 'dates',
    label: lists.dates,
    removeLabel: lists.removeDates,
    params: PERIOD,
    text: getPeriodText(query),
    options: null,
  };
}

/** Options of records that a filter names by their ids. */
export function toIdOptions<T extends { id: number }>(
  records: readonly T[],
  getName: (record: T) => string,
): { value: string; label: string }[] {
  return records.map((record) => ({ value: String(record.id), label: getName(record) }));
}

/** How a filter calls what it names by an id; the number where nobody knows. */
export function findIdText(
  names: readonly { value: string; label: string }[],
  id: string | undefined,
): string | undefined {
  return id && (names.find(({ value }) => value === id)?.label ?? lists.number(id));
}

/** Whether anything narrows the list. */
export function isNarrowed(
  filters: readonly ListFilter[],
  { query, q }: { query: Query; q: string },
): boolean {
  return q.trim() !== '' || filters.some(({ params }) => params.some((name) => query[name]));
}

/** Parameters that take filters away. */
export function toRemoval(filters: readonly ListFilter[]): Record<string, null> {
  return Object.fromEntries(filters.flatMap(({ params }) => params.map((name) => [name, null])));
}
