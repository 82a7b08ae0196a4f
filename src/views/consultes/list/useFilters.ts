import { useCatalog, useViewer } from '../../../hooks/data';
import { listFilterAntenas } from '../../../domain/access';
import type { Consulta } from '../../../domain/consulta';
import { listChoosable } from '../../../domain/oficina';
import { CANALS } from '../../../domain/options';
import { getScope } from '../../../domain/scope';
import type { Query } from '../../../domain/query';
import { consultes } from '../../../text/consultes';
import { labels, toOptions } from '../../../text/options';
import { findIdText, toIdOptions, toPeriodFilter, type ListFilter } from '../../list/filters';
import { useProfessionalFilter } from '../../list/useProfessionalFilter';

const { filters, removeFilter } = consultes;

const byNom = ({ nom }: { nom: string }): string => nom;
const byName = ({ name }: { name: string }): string => name;

/** What the consultes may be narrowed by, with the names of what the address narrows them by. */
export function useFilters(query: Query, rows: readonly Consulta[]): ListFilter[] {
  const viewer = useViewer();
  const oficines = useCatalog('oficines')?.data ?? [];
  const ambits = useCatalog('ambits')?.data ?? [];
  const scope = getScope(viewer.permissions, 'read', 'consulta');
  const professionals = rows.map(({ professional }) => professional);
  const antenas = oficines.flatMap((oficina) => oficina.antenas);

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
  return [
    toPeriodFilter(query),
    { ...to('oficina', 'oficina_id', offices, toIdOptions(oficines, byNom)), atLeast: 2 },
    to(
      'antena',
      'antena_id',
      toIdOptions(listFilterAntenas(viewer, oficines), byNom),
      toIdOptions(antenas, byNom),
    ),
    useProfessionalFilter(query, professionals, {
      ...{ label: filters.professional, removeLabel: removeFilter.professional, own: consultes.own },
    }),
    to('ambit', 'ambit', toIdOptions(ambits, byName)),
    {
      ...to('canal', 'canal', toOptions(CANALS, labels.canal)),
      text: query['canal'] && (labels.canal[query['canal'] as keyof typeof labels.canal] ?? query['canal']),
    },
  ];
}
