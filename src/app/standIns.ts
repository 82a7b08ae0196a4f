import { lazyPart } from '../views/ui/lazyPart';
import { fetchScreens } from './registry';

const load = async () => (await import('../views/shell/standIns')).standIns;
/** By itself, so that it is there before the first page is left. */
const loadArrival = () => import('../views/shell/Arrival');

export const FirstLoad = lazyPart('FirstLoad', load);
export const LoadFailedPage = lazyPart('LoadFailedPage', load, 'needed');
export const LoadingPage = lazyPart('LoadingPage', load);
export const NotFoundPage = lazyPart('NotFoundPage', load, 'needed');
export const NotificationBar = lazyPart('NotificationBar', load, 'needed');
export const Arrival = lazyPart('Arrival', loadArrival);

/** Has at hand what may be needed when the connection is lost, or when a new release has taken the files of this one away. */
export function fetchStandIns(): void {
  const fetchForSignIn = () => fetchScreens().then((screens) => screens.fetchForSignIn());
  for (const fetchAhead of [loadArrival, load, fetchForSignIn]) fetchAhead().catch(() => {});
}
