import { useCatalog, useToday, useViewer } from '../../../hooks/data';
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

export function useAssessoriaFilters(
  query: Query,
  rows: readonly AssessoriaRow[],
): ListFilter<FilterName<'assessories'>>[] {
  const viewer = useViewer();
  const oficines = useCatalog('oficines')?.data ?? [];
  const professionals = rows.flatMap((row) => (row.bloquejada ? [] : row.professional));

  const toClose = useToCloseFilter(query);
  return [
    toPeriodFilter(toClose.isSet ? { ...query, data_fi: '' } : query),
    toFilter(query, {
      label: columns.tipus,
      param: 'tipus',
      options: toOptions(getReadableTypes(viewer), labels.tipus),
      names: toOptions(TIPUS, labels.tipus),
      atLeast: 2,
    }),
    toClose.filter,
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

/** Filter by state. _Per tancar_ is an option of its own: pending until today, the oldest first. */
function useToCloseFilter(query: Query): { filter: ListFilter<'estat' | 'data_fi'>; isSet: boolean } {
  const today = useToday();
  const { estat, data_inici = '', data_fi } = query;
  const isSet = estat === 'pendent' && data_inici === '' && data_fi === today;
  const options = toOptions([...ESTATS, 'per_tancar'] as const, stateNames);
  const filter = toFilter(query, { label: columns.estat, param: 'estat', options });
  const toChanges = (value: string | null) =>
    value === 'per_tancar'
      ? { estat: 'pendent', data_inici: null, data_fi: today, sort: 'cita.date' }
      : { estat: value, ...(isSet && { data_fi: null }) };
  const set = { value: 'per_tancar', text: stateNames.per_tancar, params: ['estat', 'data_fi'] } as const;
  return { isSet, filter: { ...filter, toChanges, ...(isSet && set) } };
}
