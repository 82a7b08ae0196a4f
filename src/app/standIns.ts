import { lazy } from 'react';
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
export const FirstLoad = lazy(async () => ({ default: (await loaders.firstLoad()).FirstLoad }));
export const LoadFailedPage = lazy(async () => ({ default: (await loaders.loadFailed()).LoadFailedPage }));
export const LoadingPage = lazy(async () => ({ default: (await loaders.loading()).LoadingPage }));
export const NotFoundPage = lazy(async () => ({ default: (await loaders.notFound()).NotFoundPage }));
export const NotificationBar = lazy(async () => ({
  default: (await loaders.notifications()).NotificationBar,
}));

export const Arrival = lazy(async () => ({ default: (await loaders.arrival()).Arrival }));

/** Has them at hand before they are needed, the more so that one of them tells of a lost connection. */
export function fetchStandIns(): void {
  for (const load of [fetchScreens, ...Object.values(loaders)]) load().catch(() => {});
}
