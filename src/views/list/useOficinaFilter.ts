import { useCatalog, useViewer } from '../../hooks/data';
import { listChoosable } from '../../domain/access/oficina';
import type { Resource } from '../../domain/access/permissions';
import type { Query } from '../../domain/values/query';
import { getScope } from '../../domain/access/scope';
import { toIdFilter, toIdOptions, type ListFilter } from './filters';

export function useOficinaFilter(query: Query, resource: Resource, label: string): ListFilter<'oficina_id'> {
  const { permissions, oficinaId } = useViewer();
  const oficines = useCatalog('oficines')?.data ?? [];
  const readable = listChoosable(oficines, getScope(permissions, 'read', resource), oficinaId);
  const [options, names] = [toIdOptions(readable), toIdOptions(oficines)];
  return toIdFilter(query, { label, param: 'oficina_id', options, names, atLeast: 2 });
}
