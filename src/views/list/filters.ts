import type { FilterName } from '../../domain/access/queries';
import { isDay } from '../../domain/values/madrid';
import type { Query } from '../../domain/values/query';
import { formatDay, formatShortRange } from '../../text/ui/dates';
import { lists } from '../../text/lists';
import { toRecordOptions } from '../shared/recordOptions';

/** Something that may narrow a list. */
export type ListFilter<Name extends FilterName = FilterName> = {
  id: string;
  label: string;
  /** The address's parameters that it sets, and that its removal takes away. */
  params: readonly Name[];
  /** The words of what is set; a value that nobody knows stays as the address has it. */
  text: string | undefined;
  /** What there is to choose; a period has nothing. */
  options: readonly { value: string; label: string }[] | null;
  /** It is offered from so many options on. */
  atLeast?: number;
  /** The option that is set, and what choosing one sets, where that is more than its own parameter. */
  value?: string | undefined;
  toChanges?: (value: string | null) => Readonly<Record<string, string | null>>;
  /** Asks for options that come once they are looked at, and whether they are on their way. */
  onOpen?: () => void;
  isLoading?: boolean | undefined;
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
export function toPeriodFilter(query: Query): ListFilter<(typeof PERIOD)[number]> {
  return {
    id: 'dates',
    label: lists.dates,
    params: PERIOD,
    text: getPeriodText(query),
    options: null,
  };
}

type Option = { value: string; label: string };
type Choice<Name extends FilterName> = {
  label: string;
  param: Name;
  options: readonly Option[];
  /** What a value may be called that is no option; the options themselves unless given. */
  names?: readonly Option[];
  atLeast?: number;
};

/** A filter by one of some values; one that nobody knows is called as the address has it. */
export function toFilter<Name extends FilterName>(
  query: Query,
  { param, names, ...choice }: Choice<Name>,
): ListFilter<Name> {
  const value = query[param];
  const text = value && ((names ?? choice.options).find((name) => name.value === value)?.label ?? value);
  return { id: param, params: [param], text, ...choice };
}

/** A filter by one of some records; one that nobody knows is called by its number. */
export function toIdFilter<Name extends FilterName>(query: Query, choice: Choice<Name>): ListFilter<Name> {
  const filter = toFilter(query, choice);
  return filter.text === query[choice.param] && filter.text !== undefined
    ? { ...filter, text: lists.number(filter.text) }
    : filter;
}

/** Records as options of the address, by their numbers. */
export function toIdOptions(records: Parameters<typeof toRecordOptions>[0]): Option[] {
  return toRecordOptions(records).map(({ value, label }) => ({ value: String(value), label }));
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
