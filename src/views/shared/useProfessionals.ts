import { useSession } from '../../hooks/actors';
import { useCatalog, useViewer } from '../../hooks/data';
import { mayAsk } from '../../domain/catalogs';
import { listChoices, type ProfessionalRef } from '../../domain/professional';

/**
 * Whom there is to choose among: oneself and whoever is named already; with the right to see the staff, also everybody who
 * is active, or who ever was where the past is looked at. Who has it is told of the list that they come from.
 */
export function useProfessionals(
  named: readonly (ProfessionalRef | null)[],
  which: 'active' | 'all' = 'active',
) {
  const user = useSession()?.user;
  const catalog = useCatalog('professionals', mayAsk('professionals', useViewer().permissions));
  const others = (catalog?.data ?? []).filter(({ actiu }) => actiu || which === 'all');
  const self = user ? { id: user.id, nom: user.nom_complet } : null;
  return { choices: listChoices(self, [...named, ...others]), ...(catalog && { catalog }) };
}
