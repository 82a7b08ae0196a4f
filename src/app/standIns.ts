import { lazyPart } from '../views/ui/lazyPart';
import { fetchScreens } from './registry';

const loaders = {
  firstLoad: () => import('../views/shell/FirstLoad'),
  loadFailed: () => import('../views/shell/LoadFailedPage'),
  loading: () => import('../views/shell/LoadingPage'),
  notFound: () => import('../views/shell/NotFoundPage'),
  notifications: () => import('../views/shell/NotificationBar'),
  arrival: () => import('../views/shell/Arrival'),
};

/** What stands in for a page, or beside it: none of it is needed to sign in. */
export const FirstLoad = lazyPart('FirstLoad', loaders.firstLoad);
export const LoadFailedPage = lazyPart('LoadFailedPage', loaders.loadFailed, 'needed');
export const LoadingPage = lazyPart('LoadingPage', loaders.loading);
export const NotFoundPage = lazyPart('NotFoundPage', loaders.notFound, 'needed');
export const NotificationBar = lazyPart('NotificationBar', loaders.notifications, 'needed');
export const Arrival = lazyPart('Arrival', loaders.arrival);

/** Has them at hand before they are needed, the more so that one of them tells of a lost connection. */
export function fetchStandIns(): void {
  for (const load of [fetchScreens, ...Object.values(loaders)]) load().catch(() => {});
}
