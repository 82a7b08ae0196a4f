import { useEffect } from 'react';
import { getOwnCalendari } from '../domain/pages/calendari';
import { holds } from '../domain/access/permissions';
import { useSession } from './actors';
import { useRequest, useToday, useViewer } from './data';
import { useService } from './services';

/** The person's own sessions to close; undefined without sessions. `isFresh` reloads them. */
export function useToClose(isFresh = false) {
  const viewer = useViewer();
  const userId = useSession()?.user.id ?? null;
  const today = useToday();
  const service = useService('toClose');
  const isNeeded = holds(viewer.permissions, 'read_assessoria') && getOwnCalendari({ viewer, userId }) !== '';
  useEffect(() => {
    if (isFresh) service?.send({ type: 'toClose.again' });
  }, [service, isFresh]);
  useEffect(() => {
    if (!isNeeded || userId === null) return;
    service?.send({ type: 'toClose.need', professional_id: userId, data_fi: today });
  }, [service, isNeeded, userId, today]);
  const request = useRequest(service, 'pendents');
  if (!isNeeded || !request) return undefined;
  return { ...request, again: () => service?.send({ type: 'toClose.again' }) };
}
