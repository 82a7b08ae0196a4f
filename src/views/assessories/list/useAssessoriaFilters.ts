import { useCatalog, useViewer } from '../../../hooks/data';
import { getReadableOffices, getReadableTypes } from '../../../domain/access';
import { ESTATS, type AssessoriaRow } from '../../../domain/assessoria';
import { TIPUS } from '../../../domain/options';
import type { Query } from '../../../domain/query';
import { assessories } from '../../../text/assessories';
import { labels, stateNames, toOptions } from '../../../text/options';
import { toFilter, toIdFilter, toIdOptions, toPeriodFilter, type ListFilter } from '../../list/filters';
import { useProfessionalFilter } from '../../list/useProfessionalFilter';

const { columns } = assessories;

/** What the assessories may be narrowed by, with the names of what the address narrows them by. */
export function useAssessoriaFilters(query: Query, rows: readonly AssessoriaRow[]): ListFilter[] {
  const viewer = useViewer();
  const oficines = useCatalog('oficines')?.data ?? [];
  const professionals = rows.flatMap((row) => (row.bloquejada ? [] : [row.professional]));

  return [
    toPeriodFilter(query),
    toFilter(query, {
      label: columns.tipus,
      param: 'tipus',
      options: toOptions(getReadableTypes(viewer), labels.tipus),
      names: toOptions(TIPUS, labels.tipus),
      atLeast: 2,
    }),
    toFilter(query, { label: columns.estat, param: 'estat', options: toOptions(ESTATS, stateNames) }),
    toIdFilter(query, {
      label: columns.oficina,
      param: 'oficina_id',
      options: toIdOptions(getReadableOffices(viewer, oficines)),
      names: toIdOptions(oficines),
      atLeast: 2,
    }),
    useProfessionalFilter(query, professionals, columns.professional),
  ];
}
