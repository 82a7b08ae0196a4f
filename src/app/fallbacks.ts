import { lazyPart } from '../views/ui/lazyPart';

const load = () => import('./prefetched');
const loadStandIns = async () => (await load()).standIns;

export const FirstLoad = lazyPart('FirstLoad', loadStandIns);
export const LoadFailedPage = lazyPart('LoadFailedPage', loadStandIns, 'needed');
export const LoadingPage = lazyPart('LoadingPage', loadStandIns);
export const NotFoundPage = lazyPart('NotFoundPage', loadStandIns, 'needed');
export const Notices = lazyPart('Notices', loadStandIns, 'needed');
export const PrivateNotFound = lazyPart('PrivateNotFound', async () => (await load()).inside, 'needed');
export const CrashReport = lazyPart('CrashReport', async () => (await load()).onError);
export const Arrival = lazyPart('Arrival', loadStandIns);

/** Has at hand what may be needed when the connection is lost, or when a new release has taken the files of this one away. */
export function fetchAhead(): void {
  void load().then(
    ({ fetchForSignIn }) => fetchForSignIn(),
    () => {},
  );
}
