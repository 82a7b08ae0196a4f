import { useSession } from '../../hooks/actors';
import { useViewer } from '../../hooks/data';
import { holds } from '../../domain/access/permissions';
import type { ProfessionalRef } from '../../domain/nouns/professional';
import type { Query } from '../../domain/values/query';
import { lists } from '../../text/lists';
import { useProfessionals } from '../shared/useProfessionals';
import { toIdFilter, type ListFilter } from './filters';

/** Filter by professional: oneself, and with the right to see the staff any. */
export function useProfessionalFilter(
  query: Query,
  named: readonly (ProfessionalRef | null)[],
  label: string,
): ListFilter<'professional_id'> {
  const userId = useSession()?.user.id;
  const canSeeStaff = holds(useViewer().permissions, 'read_usuari');
  const chosen = query['professional_id'];
  const { choices, catalog, load } = useProfessionals(named, chosen ? [Number(chosen)] : [], 'all');
  const names = choices.map(({ id, nom }) => ({
    value: String(id),
    label: id === userId ? lists.own : nom,
  }));
  const options = canSeeStaff ? names : names.filter(({ value }) => value === String(userId));
  const filter = toIdFilter(query, { label, param: 'professional_id', options, names });
  return canSeeStaff ? { ...filter, onOpen: load, isLoading: catalog?.isLoading } : filter;
}
