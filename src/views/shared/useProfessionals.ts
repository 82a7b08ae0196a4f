import { useState } from 'react';
import { useSession } from '../../hooks/actors';
import { useCatalog, useViewer } from '../../hooks/data';
import { canLoad } from '../../domain/access/catalogs';
import { listChoices, type ProfessionalRef } from '../../domain/nouns/professional';

/**
 * Whom there is to choose among: oneself and whoever is named already; with the right to see the staff, also everybody who
 * is active, or who ever was where the past is looked at. The staff are many: they come once somebody is about to choose
 * (`want`), or when somebody is chosen whom the page does not name; who may ask is told of the list that they come from.
 */
export function useProfessionals(
  named: readonly (ProfessionalRef | null)[],
  /** Numbers of the chosen professionals. */
  chosen: readonly (number | null)[],
  which: 'active' | 'all' = 'active',
) {
  const user = useSession()?.user;
  const [isWanted, setWanted] = useState(false);
  const canAsk = canLoad('professionals', useViewer().permissions);
  const known = [user?.id, ...named.map((person) => person?.id)];
  const isNeeded = chosen.some((id) => id !== null && !known.includes(id));
  const isAsked = canAsk && (isWanted || isNeeded);
  const catalog = useCatalog('professionals', isAsked);
  const others = (catalog?.data ?? []).filter(({ actiu }) => actiu || which === 'all');
  const self = user ? { id: user.id, nom: user.nom_complet } : null;
  return {
    choices: listChoices(self, [...named, ...others]),
    ...(isAsked && { catalog }),
    want: () => setWanted(true),
  };
}
