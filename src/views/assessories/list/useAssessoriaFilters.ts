import { useCatalog, useViewer } from '../../../hooks/data';
import { getReadableTypes, listReadableOffices } from '../../../domain/access/access';
import type { AssessoriaRow } from '../../../domain/nouns/assessoria';
import { ESTATS, TIPUS } from '../../../domain/values/options';
import type { FilterName } from '../../../domain/access/queries';
import type { Query } from '../../../domain/values/query';
import { assessories } from '../../../text/assessories';
import { labels, stateNames, toOptions } from '../../../text/options';
import { toFilter, toIdFilter, toIdOptions, toPeriodFilter, type ListFilter } from '../../list/filters';
import { useProfessionalFilter } from '../../list/useProfessionalFilter';

const { columns } = assessories;

const ESTAT_OPTIONS = toOptions([...ESTATS, 'per_tancar'] as const, stateNames);

export function useAssessoriaFilters(
  query: Query,
  rows: readonly AssessoriaRow[],
): ListFilter<FilterName<'assessories'>>[] {
  const viewer = useViewer();
  const oficines = useCatalog('oficines')?.data ?? [];
  const professionals = rows.flatMap((row) => (row.bloquejada ? [] : row.professional));

  return [
    toPeriodFilter(query),
    toFilter(query, {
      label: columns.tipus,
      param: 'tipus',
      options: toOptions(getReadableTypes(viewer), labels.tipus),
      names: toOptions(TIPUS, labels.tipus),
      atLeast: 2,
    }),
    {
      ...toFilter(query, { label: columns.estat, param: 'estat', options: ESTAT_OPTIONS }),
      toChanges: (estat) => ({ estat, ...(estat === 'per_tancar' && { sort: 'cita.date' }) }),
    },
    toIdFilter(query, {
      label: columns.oficina,
      param: 'oficina_id',
      options: toIdOptions(listReadableOffices(viewer, 'assessoria', oficines)),
      names: toIdOptions(oficines),
      atLeast: 2,
    }),
    useProfessionalFilter(query, professionals, columns.professional),
  ];
}
