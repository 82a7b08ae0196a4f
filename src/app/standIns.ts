import { lazyPart } from '../views/ui/lazyPart';
import { fetchScreens } from './registry';

const loaders = {
  FirstLoad: () => import('../views/shell/FirstLoad'),
  LoadFailedPage: () => import('../views/shell/LoadFailedPage'),
  LoadingPage: () => import('../views/shell/LoadingPage'),
  NotFoundPage: () => import('../views/shell/NotFoundPage'),
  NotificationBar: () => import('../views/shell/NotificationBar'),
  Arrival: () => import('../views/shell/Arrival'),
};

/** What stands in for a page, or beside it: none of it is needed to sign in. */
export const FirstLoad = lazyPart('FirstLoad', loaders.FirstLoad);
export const LoadFailedPage = lazyPart('LoadFailedPage', loaders.LoadFailedPage, 'needed');
export const LoadingPage = lazyPart('LoadingPage', loaders.LoadingPage);
export const NotFoundPage = lazyPart('NotFoundPage', loaders.NotFoundPage, 'needed');
export const NotificationBar = lazyPart('NotificationBar', loaders.NotificationBar, 'needed');
export const Arrival = lazyPart('Arrival', loaders.Arrival);

/** Has them at hand before they are needed, the more so that one of them tells of a lost connection. */
export function fetchStandIns(): void {
  for (const load of [fetchScreens, ...Object.values(loaders)]) load().catch(() => {});
}
