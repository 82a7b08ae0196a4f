import type { FilterName } from '../../domain/access/queries';
import { isDay } from '../../domain/values/madrid';
import type { Query } from '../../domain/values/query';
import { formatDay, formatShortRange } from '../../text/ui/dates';
import { lists } from '../../text/lists';
import { toRecordOptions } from '../shared/recordOptions';

export type ListFilter<Name extends FilterName = FilterName> = {
  id: string;
  label: string;
  /** Parameters of the address that the filter sets. */
  params: readonly Name[];
  text: string | undefined;
  options: readonly { value: string; label: string }[] | null;
  atLeast?: number;
  /** Chosen option; `toChanges` where a choice changes other parameters too. */
  value?: string | undefined;
  toChanges?: (value: string | null) => Readonly<Record<string, string | null>>;
  /** Set by a control of its own: it has neither button nor token, and stays when filters are cleared. */
  isFixed?: boolean;
  onOpen?: () => void;
  isLoading?: boolean | undefined;
};

const PERIOD = ['data_inici', 'data_fi'] as const;

const showDay = (day: string): string => (isDay(day) ? formatDay(day) : day);

/** Text of a period, with one or both ends; an invalid day is shown as it is. */
function getPeriodText({ data_inici: from, data_fi: to }: Query): string | undefined {
  if (from && to) {
    return isDay(from) && isDay(to) && from <= to
      ? formatShortRange(from, to)
      : `${showDay(from)} – ${showDay(to)}`;
  }
  if (from) return lists.since(showDay(from));
  return to ? lists.until(showDay(to)) : undefined;
}

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
  /** Names of values that are no option; the options by default. */
  names?: readonly Option[];
  atLeast?: number;
};

/** Filter by a value; an unknown one is shown as in the address. */
export function toFilter<Name extends FilterName>(
  query: Query,
  { param, names, ...choice }: Choice<Name>,
): ListFilter<Name> {
  const value = query[param];
  const text = value && ((names ?? choice.options).find((name) => name.value === value)?.label ?? value);
  return { id: param, params: [param], text, ...choice };
}

/** Filter by a record; an unknown one is shown by its id. */
export function toIdFilter<Name extends FilterName>(query: Query, choice: Choice<Name>): ListFilter<Name> {
  const filter = toFilter(query, choice);
  return filter.text === query[choice.param] && filter.text !== undefined
    ? { ...filter, text: lists.number(filter.text) }
    : filter;
}

export function toIdOptions(records: Parameters<typeof toRecordOptions>[0]): Option[] {
  return toRecordOptions(records).map(({ value, label }) => ({ value: String(value), label }));
}

export function isNarrowed(filters: readonly ListFilter[], query: Query, q: string): boolean {
  return (
    q.trim() !== '' || filters.some(({ params, isFixed }) => !isFixed && params.some((name) => query[name]))
  );
}

export function toRemoval(filters: readonly ListFilter[]): Record<string, null> {
  const removed = filters.filter(({ isFixed }) => !isFixed).flatMap(({ params }) => params);
  return Object.fromEntries(removed.map((name) => [name, null]));
}
