import { useMemo } from 'react';
import type { Resource } from '../domain/access/permissions';
import { findOwnAntena, mayHaveAntena, readSide, selectSide } from '../domain/pages/antena';
import { useSession } from './actors';
import { useCatalog, useViewer, type RequestView } from './data';
import { usePreference } from './preferences';

/** Own antena of staff who reach its office alone, and the side that this browser remembers. */
export function useAntena(resource: Resource) {
  const viewer = useViewer();
  const isNeeded = mayHaveAntena(viewer, resource, useSession()?.user.oficina ?? null);
  const oficines = useCatalog('oficines', isNeeded);
  const loaded = isNeeded ? oficines?.data : undefined;
  const own = useMemo(() => findOwnAntena(viewer, loaded ?? []), [viewer, loaded]);
  const [stored, choose] = usePreference('antena');
  return {
    own,
    /** False until the offices are loaded, if they tell whether there is an antena. */
    isKnown: !isNeeded || (oficines !== undefined && !oficines.isIdle && !oficines.isLoading),
    side: readSide(stored),
    choose,
  };
}

/** The same for a calendar: one's own is of all places. */
export function useCalendarAntena(professional_id: string) {
  const antena = useAntena('cita');
  const isOwn = professional_id === String(useSession()?.user.id);
  return isOwn ? { ...antena, own: null } : antena;
}

/** A request with the rows of the shown side alone; it loads until the side is known. */
export function narrowRequest<Row extends { id: number; antena?: { id: number } | null }>(
  request: RequestView<Row[]> | undefined,
  { own, side, isKnown }: ReturnType<typeof useAntena>,
): RequestView<Row[]> | undefined {
  if (request === undefined) return undefined;
  if (!isKnown) return { ...request, data: [], isLoading: true };
  return { ...request, data: selectSide(request.data, own, side) };
}
