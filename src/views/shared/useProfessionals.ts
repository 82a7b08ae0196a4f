import { useSession } from '../../hooks/actors';
import { useCatalog, useViewer } from '../../hooks/data';
import { holds } from '../../domain/permissions';
import { listChoices, type Choice, type ProfessionalRef } from '../../domain/professional';

/**
 * Whom there is to choose among: oneself and whoever is named already; with the right to see the staff, also everybody who
 * is active, or who ever was where the past is looked at.
 */
export function useProfessionals(
  named: readonly ProfessionalRef[],
  which: 'active' | 'all' = 'active',
): Choice[] {
  const user = useSession()?.user;
  const canSeeStaff = holds(useViewer().permissions, 'read_usuari');
  const staff = useCatalog('professionals', canSeeStaff)?.data ?? [];
  const others = staff.filter(({ actiu }) => actiu || which === 'all');
  return listChoices(user ? { id: user.id, nom: user.nom_complet } : null, [...named, ...others]);
}
