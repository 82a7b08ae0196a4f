import { lazyPart } from '../views/ui/lazyPart';

const load = () => import('./prefetched');
const loadFallbacks = async () => (await load()).fallbacks;

export const FirstLoad = lazyPart('FirstLoad', loadFallbacks);
export const LoadFailedPage = lazyPart('LoadFailedPage', loadFallbacks, 'needed');
export const LoadingPage = lazyPart('LoadingPage', loadFallbacks);
export const NotFoundPage = lazyPart('NotFoundPage', loadFallbacks, 'needed');
export const Notices = lazyPart('Notices', loadFallbacks, 'needed');
export const PrivateNotFound = lazyPart(
  'PrivateNotFound',
  async () => (await load()).privateFallbacks,
  'needed',
);
export const CrashReport = lazyPart('CrashReport', async () => (await load()).errorFallbacks);
export const Arrival = lazyPart('Arrival', loadFallbacks);

/** Loads code before it is needed: the connection may be lost, or a new release may remove its files. */
export function prefetch(): void {
  void load().then(
    ({ prefetchCode }) => prefetchCode(),
    () => {},
  );
}
