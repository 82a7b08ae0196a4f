import { Arrival } from '../views/shell/Arrival';
import { FirstLoad } from '../views/shell/FirstLoad';
import { LoadFailedPage } from '../views/shell/LoadFailedPage';
import { LoadingPage } from '../views/shell/LoadingPage';
import { NotFoundPage } from '../views/shell/NotFoundPage';
import { CrashReport } from './journal/CrashReport';
import { Notices } from './journal/Notices';
import { lazyPart } from '../views/ui/lazyPart';
import type { ReactNode } from 'react';
import '../views/ui/theme/fonts.css';

/** Views that the sign-in does not need, in one file that is there when a page's own file is missing. */
export const fallbacks = { Arrival, FirstLoad, LoadFailedPage, LoadingPage, NotFoundPage, Notices };

export const privateFallbacks = {
  PrivateNotFound: lazyPart<'PrivateNotFound', { banner: ReactNode }>(
    'PrivateNotFound',
    () => import('./screens/PrivateNotFound'),
    'needed',
  ),
};

export const errorFallbacks = { CrashReport };

const loaders = [
  () => import('./journal/report'),
  () => import('./screens/screens'),
  () => import('../domain/access/sessio'),
  () => import('../views/auth/AuthAlert'),
  () => import('../views/auth/LostHint'),
  () => import('../views/shell/ThemeButton'),
  () => import('../views/ui/TileFloor'),
  () => import('./screens/privateArea'),
];

/** Loads the code of the private area, of a session's end and of reports before a release removes it. */
export function prefetchCode(): void {
  for (const load of loaders) load().catch(() => {});
}
