import { useCatalog, useViewer } from '../../../hooks/data';
import { readQuerySide, type OwnAntena } from '../../../domain/pages/antena';
import { listFilterAntenas, type Consulta } from '../../../domain/nouns/consulta';
import { CANALS } from '../../../domain/values/options';
import type { FilterName } from '../../../domain/access/queries';
import type { Query } from '../../../domain/values/query';
import { consultes } from '../../../text/consultes';
import { labels, toOptions } from '../../../text/options';
import { toFilter, toIdFilter, toIdOptions, toPeriodFilter, type ListFilter } from '../../list/filters';
import { useOficinaFilter } from '../../list/useOficinaFilter';
import { useProfessionalFilter } from '../../list/useProfessionalFilter';

const { columns } = consultes;

export function useConsultaFilters(
  query: Query,
  rows: readonly Consulta[],
  own: OwnAntena | null,
): ListFilter<FilterName<'consultes'>>[] {
  const viewer = useViewer();
  const oficines = useCatalog('oficines')?.data ?? [];
  const ambits = useCatalog('ambits')?.data ?? [];
  const professionals = rows.map(({ professional }) => professional);
  const isFixed = own !== null && readQuerySide(query, own) !== null;
  const antena = toIdFilter(query, {
    label: columns.antena_id,
    param: 'antena_id',
    options: toIdOptions(listFilterAntenas(viewer, oficines)),
    names: toIdOptions(oficines.flatMap(({ antenas }) => antenas)),
  });

  return [
    toPeriodFilter(query),
    { ...useOficinaFilter(query, 'consulta', columns.oficina_id), isFixed },
    { ...antena, isFixed },
    useProfessionalFilter(query, professionals, columns.professional_id),
    toIdFilter(query, { label: columns.ambit, param: 'ambit', options: toIdOptions(ambits) }),
    toFilter(query, { label: columns.canal, param: 'canal', options: toOptions(CANALS, labels.canal) }),
  ];
}
