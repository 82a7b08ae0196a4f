import { useSession } from '../../../hooks/actors';
import { useCatalog, useViewer } from '../../../hooks/data';
import { listFilterCentres, type Activitat } from '../../../domain/nouns/activitat';
import type { FilterName } from '../../../domain/access/queries';
import type { Query } from '../../../domain/values/query';
import { activitats } from '../../../text/activitats';
import { toIdFilter, toIdOptions, toPeriodFilter, type ListFilter } from '../../list/filters';
import { useOficinaFilter } from '../../list/useOficinaFilter';

const { filters } = activitats;

export function useActivitatFilters(
  query: Query,
  rows: readonly Activitat[],
): ListFilter<FilterName<'activitats'>>[] {
  const viewer = useViewer();
  const ofDistrict = useSession()?.centres_districte ?? [];
  const centres = useCatalog('centres')?.data ?? [];
  const marcs = useCatalog('marcs')?.data ?? [];
  const arees = useCatalog('areas')?.data ?? [];
  const named = [...centres, ...ofDistrict, ...rows.flatMap(({ centre_escolar }) => centre_escolar ?? [])];

  return [
    toPeriodFilter(query),
    useOficinaFilter(query, 'activitat', filters.oficina),
    toIdFilter(query, {
      label: filters.centre,
      param: 'centre_id',
      options: toIdOptions(listFilterCentres(viewer, centres, ofDistrict)),
      names: toIdOptions(named),
    }),
    toIdFilter(query, { label: filters.marc, param: 'marc', options: toIdOptions(marcs) }),
    toIdFilter(query, { label: filters.area, param: 'area', options: toIdOptions(arees) }),
  ];
}
