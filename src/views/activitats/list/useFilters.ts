import { useSession } from '../../../hooks/actors';
import { useCatalog, useViewer } from '../../../hooks/data';
import { listFilterCentres } from '../../../domain/access';
import type { Activitat } from '../../../domain/activitat';
import { listChoosable } from '../../../domain/oficina';
import { getScope } from '../../../domain/scope';
import type { Query } from '../../../domain/query';
import { activitats } from '../../../text/activitats';
import { findIdText, toIdOptions, toPeriodFilter, type ListFilter } from '../../list/filters';

const { filters, removeFilter } = activitats;

const byNom = ({ nom }: { nom: string }): string => nom;
const byName = ({ name }: { name: string }): string => name;

/** What the activities may be narrowed by, with the names of what the address narrows them by. */
export function useFilters(query: Query, rows: readonly Activitat[]): ListFilter[] {
  const viewer = useViewer();
  const ofDistrict = useSession()?.centres_districte ?? [];
  const oficines = useCatalog('oficines')?.data ?? [];
  const centres = useCatalog('centres')?.data ?? [];
  const scope = getScope(viewer.permissions, 'read', 'activitat');
  const named = [...centres, ...ofDistrict, ...rows.flatMap(({ centre_escolar }) => centre_escolar ?? [])];

  function to(
    id: keyof typeof filters,
    param: string,
    options: NonNullable<ListFilter['options']>,
    names = options,
  ): ListFilter {
    const text = findIdText(names, query[param]);
    return { id, label: filters[id], removeLabel: removeFilter[id], params: [param], text, options };
  }
  const offices = toIdOptions(listChoosable(oficines, scope, viewer.oficinaId), byNom);
  const schools = toIdOptions(listFilterCentres(viewer, centres, ofDistrict), byNom);
  return [
    toPeriodFilter(query),
    { ...to('oficina', 'oficina_id', offices, toIdOptions(oficines, byNom)), atLeast: 2 },
    to('centre', 'centre_id', schools, toIdOptions(named, byNom)),
    to('marc', 'marc', toIdOptions(useCatalog('marcs')?.data ?? [], byName)),
    to('area', 'area', toIdOptions(useCatalog('areas')?.data ?? [], byName)),
  ];
}
