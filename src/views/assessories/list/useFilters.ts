import { useCatalog, useViewer } from '../../../hooks/data';
import { getReadableOffices, getReadableTypes } from '../../../domain/access';
import { ESTATS, type AssessoriaRow } from '../../../domain/assessoria';
import type { Query } from '../../../domain/query';
import { assessories } from '../../../text/assessories';
import { labels, stateNames, toOptions } from '../../../text/options';
import { findIdText, toIdOptions, toPeriodFilter, type ListFilter } from '../../list/filters';
import { useProfessionalFilter } from '../../list/useProfessionalFilter';

const { filters, removeFilter } = assessories;

const findText = (names: Readonly<Record<string, string>>, value: string | undefined): string | undefined =>
  value && (names[value] ?? value);

/** What the assessories may be narrowed by, with the names of what the address narrows them by. */
export function useFilters(query: Query, rows: readonly AssessoriaRow[]): ListFilter[] {
  const viewer = useViewer();
  const oficines = useCatalog('oficines')?.data ?? [];
  const professionals = rows.flatMap((row) => (row.bloquejada ? [] : [row.professional]));
  const to = (id: keyof typeof filters) => ({ id, label: filters[id], removeLabel: removeFilter[id] });

  return [
    toPeriodFilter(query),
    {
      ...to('tipus'),
      params: ['tipus'],
      text: findText(labels.tipus, query['tipus']),
      options: toOptions(getReadableTypes(viewer), labels.tipus),
      atLeast: 2,
    },
    {
      ...to('estat'),
      params: ['estat'],
      text: findText(stateNames, query['estat']),
      options: toOptions(ESTATS, stateNames),
    },
    {
      ...to('oficina'),
      params: ['oficina_id'],
      text: findIdText(
        toIdOptions(oficines, ({ nom }) => nom),
        query['oficina_id'],
      ),
      options: toIdOptions(getReadableOffices(viewer, oficines), ({ nom }) => nom),
      atLeast: 2,
    },
    useProfessionalFilter(query, professionals, { ...to('professional'), own: assessories.own }),
  ];
}
