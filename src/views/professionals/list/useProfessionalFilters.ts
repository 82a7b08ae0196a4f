import type { FilterName } from '../../../domain/access/queries';
import type { Query } from '../../../domain/values/query';
import { ROLES } from '../../../domain/access/roles';
import { labels, toOptions } from '../../../text/options';
import { professionals } from '../../../text/professionals';
import { toFilter, type ListFilter } from '../../list/filters';
import { useOficinaFilter } from '../../list/useOficinaFilter';

const { columns, states } = professionals;

export function useProfessionalFilters(query: Query): ListFilter<FilterName<'professionals'>>[] {
  return [
    toFilter(query, { label: columns.role, param: 'role', options: toOptions(ROLES, labels.role) }),
    useOficinaFilter(query, 'usuari', columns.oficina),
    toFilter(query, {
      label: columns.actiu,
      param: 'actiu',
      options: toOptions(['true', 'false'] as const, states),
    }),
  ];
}
