import { useCatalog, useViewer } from '../../../hooks/data';
import { listChoosable } from '../../../domain/oficina';
import type { Query } from '../../../domain/query';
import { ROLES } from '../../../domain/roles';
import { getScope } from '../../../domain/scope';
import { labels, toOptions } from '../../../text/options';
import { professionals } from '../../../text/professionals';
import { findIdText, toIdOptions, type ListFilter } from '../../list/filters';

const { filters, removeFilter, states } = professionals;

const findText = (names: Readonly<Record<string, string>>, value: string | undefined): string | undefined =>
  value && (names[value] ?? value);

/** What the staff may be narrowed by, with the names of what the address narrows them by. */
export function useFilters(query: Query): ListFilter[] {
  const { permissions, oficinaId } = useViewer();
  const oficines = useCatalog('oficines')?.data ?? [];
  const offices = listChoosable(oficines, getScope(permissions, 'read', 'usuari'), oficinaId);
  const to = (id: keyof typeof filters, param: string) => ({
    ...{ id, label: filters[id], removeLabel: removeFilter[id], params: [param] },
  });
  return [
    {
      ...to('role', 'role'),
      text: findText(labels.role, query['role']),
      options: toOptions(ROLES, labels.role),
    },
    {
      ...to('oficina', 'oficina_id'),
      text: findIdText(
        toIdOptions(oficines, ({ nom }) => nom),
        query['oficina_id'],
      ),
      options: toIdOptions(offices, ({ nom }) => nom),
      atLeast: 2,
    },
    {
      ...to('actiu', 'actiu'),
      text: findText(states, query['actiu']),
      options: toOptions(['true', 'false'] as const, states),
    },
  ];
}
