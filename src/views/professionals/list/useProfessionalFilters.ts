import { useCatalog, useViewer } from '../../../hooks/data';
import { listChoosable } from '../../../domain/oficina';
import type { Query } from '../../../domain/query';
import { ROLES } from '../../../domain/roles';
import { getScope } from '../../../domain/scope';
import { labels, toOptions } from '../../../text/options';
import { professionals } from '../../../text/professionals';
import { toFilter, toIdFilter, toIdOptions, type ListFilter } from '../../list/filters';

const { columns, states } = professionals;

/** What the staff may be narrowed by, with the names of what the address narrows them by. */
export function useProfessionalFilters(query: Query): ListFilter[] {
  const { permissions, oficinaId } = useViewer();
  const oficines = useCatalog('oficines')?.data ?? [];
  const offices = listChoosable(oficines, getScope(permissions, 'read', 'usuari'), oficinaId);
  return [
    toFilter(query, { label: columns.role, param: 'role', options: toOptions(ROLES, labels.role) }),
    toIdFilter(query, {
      label: columns.oficina,
      param: 'oficina_id',
      options: toIdOptions(offices),
      names: toIdOptions(oficines),
      atLeast: 2,
    }),
    toFilter(query, {
      label: columns.actiu,
      param: 'actiu',
      options: toOptions(['true', 'false'] as const, states),
    }),
  ];
}
