import { useState } from 'react';
import { useSession } from '../../hooks/actors';
import { useCatalog, useViewer } from '../../hooks/data';
import { canLoad } from '../../domain/access/catalogs';
import type { Unread } from '../../domain/values/unread';
import { listChoices, type ProfessionalRef } from '../../domain/nouns/professional';

/** Professionals to choose from: oneself, the named ones, and all staff (`load`) with the right to it. */
export function useProfessionals(
  named: readonly (ProfessionalRef | null)[],
  chosen: readonly (number | Unread | null)[],
  which: 'active' | 'all' = 'active',
) {
  const user = useSession()?.user;
  const [isWanted, setWanted] = useState(false);
  const canLoadAll = canLoad('professionals', useViewer().permissions);
  const ids = [user?.id, ...named.map((person) => person?.id)];
  const isNeeded = chosen.some((id) => typeof id === 'number' && !ids.includes(id));
  const isLoaded = canLoadAll && (isWanted || isNeeded);
  const catalog = useCatalog('professionals', isLoaded);
  const others = (catalog?.data ?? []).filter(({ actiu }) => actiu || which === 'all');
  const self = user ? { id: user.id, nom: user.nom_complet } : null;
  return {
    choices: listChoices(self, [...named, ...others]),
    ...(isLoaded && { catalog }),
    load: () => setWanted(true),
  };
}
