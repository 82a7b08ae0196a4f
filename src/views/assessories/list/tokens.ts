import type { Query } from '../../../domain/query';
import { assessories } from '../../../text/assessories';
import { formatDay, formatShortRange } from '../../../text/dates';
import { labels } from '../../../text/options';
import { stateNames } from '../../../text/ui';
import { isDay } from '../../../domain/madrid';
import type { Names } from './useNames';

type Token = { id: FilterId; label: string; removeLabel: string };
export type FilterId = keyof typeof assessories.removeFilter;

/** What each removal takes out of the address; the search text is in none. */
export const PARAMETERS: Record<FilterId, readonly string[]> = {
  dates: ['data_inici', 'data_fi'],
  tipus: ['tipus'],
  estat: ['estat'],
  oficina: ['oficina_id'],
  professional: ['professional_id'],
  search: [],
};

const showDay = (day: string): string => (isDay(day) ? formatDay(day) : day);

/** A period in words, whatever half of it there is; text that is no day stays as it is. */
function getPeriodText({ data_inici: from, data_fi: to }: Query): string | undefined {
  if (from && to) {
    return isDay(from) && isDay(to) && from <= to
      ? formatShortRange(from, to)
      : `${showDay(from)} – ${showDay(to)}`;
  }
  if (from) return assessories.since(showDay(from));
  return to ? assessories.until(showDay(to)) : undefined;
}

const findName = (names: Readonly<Record<string, string>>, value: string | undefined): string | undefined =>
  value && (names[value] ?? value);

/** The words of each filter that is set; a value that nobody knows stays as the address has it. */
export function getFilterTexts(query: Query, names: Names): Partial<Record<FilterId, string | undefined>> {
  const { oficina_id, professional_id } = query;
  return {
    dates: getPeriodText(query),
    tipus: findName(labels.tipus, query['tipus']),
    estat: findName(stateNames, query['estat']),
    oficina: oficina_id && names.oficina(oficina_id),
    professional: professional_id && names.professional(professional_id),
  };
}

/** What narrows the list, each removable. */
export function getTokens(query: Query, q: string, names: Names): Token[] {
  const texts = { ...getFilterTexts(query, names), search: q.trim() && assessories.searched(q.trim()) };
  return (Object.keys(PARAMETERS) as FilterId[]).flatMap((id) => {
    const label = texts[id];
    return label ? [{ id, label, removeLabel: assessories.removeFilter[id] }] : [];
  });
}
