import { FirstLoad } from './FirstLoad';
import { LoadFailedPage } from './LoadFailedPage';
import { LoadingPage } from './LoadingPage';
import { NotFoundPage } from './NotFoundPage';
import { NotificationBar } from './NotificationBar';

/** What stands in for a page, or beside it, in one file: none of it is needed to sign in, and where a page is missing it is at hand. */
export const standIns = { FirstLoad, LoadFailedPage, LoadingPage, NotFoundPage, NotificationBar };
