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

/** What stands in for a page, or beside it, in one file: none of it is needed to sign in, and where a page is missing it is at hand. */
export const standIns = { Arrival, FirstLoad, LoadFailedPage, LoadingPage, NotFoundPage, Notices };

/** What stands for a page that is not there inside the private area, whose code comes for it. */
export const inside = {
  PrivateNotFound: lazyPart<'PrivateNotFound', { banner: ReactNode }>(
    'PrivateNotFound',
    () => import('./screens/PrivateNotFound'),
    'needed',
  ),
};

/** What stands on the error screen beside the error. */
export const onError = { CrashReport };

const loaders = [
  () => import('./journal/report'),
  () => import('./screens/screens'),
  () => import('../domain/access/sessio'),
  () => import('../views/auth/AuthAlert'),
  () => import('../views/auth/LostHint'),
  () => import('../views/auth/SignInLinks'),
  () => import('../views/shell/ThemeButton'),
  () => import('../views/ui/TileFloor'),
  () => import('./screens/privateArea'),
];

/** Loads the private area, what a session's end shows and the report, before a new release removes their files. */
export function fetchForSignIn(): void {
  for (const load of loaders) load().catch(() => {});
}
