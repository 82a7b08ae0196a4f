import { useCatalog, useViewer } from '../../hooks/data';
import { listChoosable } from '../../domain/oficina';
import type { Resource } from '../../domain/permissions';
import type { Query } from '../../domain/query';
import { getScope } from '../../domain/scope';
import { toIdFilter, toIdOptions, type ListFilter } from './filters';

/** At which office, of those whose records the person may read. */
export function useOficinaFilter(query: Query, resource: Resource, label: string): ListFilter {
  const { permissions, oficinaId } = useViewer();
  const oficines = useCatalog('oficines')?.data ?? [];
  const readable = listChoosable(oficines, getScope(permissions, 'read', resource), oficinaId);
  const [options, names] = [toIdOptions(readable), toIdOptions(oficines)];
  return toIdFilter(query, { label, param: 'oficina_id', options, names, atLeast: 2 });
}
