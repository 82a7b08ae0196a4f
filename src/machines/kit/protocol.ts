import type { ActorRef, Snapshot } from 'xstate';
import type { CatalogName } from '../../domain/access/catalogs';
import type { Day } from '../../domain/values/madrid';
import type { Message, Severity } from '../../domain/pages/notice';
import type { Noun } from '../../domain/access/noun';
import type { Query } from '../../domain/values/query';
import type { AppPath, Route, ScreenName } from '../../domain/access/routes';
import type { Sessio } from '../../domain/access/sessio';

export type SessionStatus = 'unknown' | 'signedOut' | 'changePending' | 'signedIn';

/** Session for other actors, without its token. */
export type SessionChange = {
  type: 'session.changed';
  status: Exclude<SessionStatus, 'unknown'>;
  session: Omit<Sessio, 'token'> | null;
  lost: boolean;
};

export type NoticeOpen = {
  type: 'notifications.open';
  severity: Severity;
  message: Message;
  /** Whether a call failed unexpectedly, so that support needs its reference. */
  unexpected?: true;
  path?: AppPath;
  /** Milliseconds; 0 until closed. */
  autoHideDuration: number;
};

export type GoTo = { type: 'navigation.go'; path: AppPath; replace?: boolean };

/** Whether leaving the screen would lose unsaved work. */
export type ScreenTouched = { type: 'screen.touched'; id: string; dirty: boolean };

type NavigationAsked = { type: 'navigation.asked' };

/** A call was answered with 401, or the session was idle for too long. */
export type SessionLost = { type: 'auth.lost'; why?: 'idle' };

/** Reason of a lost session; 'password': a new one may be stored, but no answer came. */
export type WhyLost = SessionLost['why'] | 'password';

type RecordChange = { type: 'record.deleted' | 'record.marked'; noun: Noun; ids: readonly number[] };

/** A record was created; `key` tells it from others of its noun, and a folded journal lacks it. */
export type RecordCreated = { type: 'record.created'; noun: Noun; key?: string };

export type CatalogChange = { type: 'catalogs.changed'; name: CatalogName };

/** Shown data may be outdated, or could not be read: it is read again. */
export type ScreensRefresh = { type: 'screens.refresh' };

/** Shown data is read again unasked: it stays until the answer comes, and if none does. */
export type ScreensRenew = { type: 'screens.renew' };

export type ScreenEvent =
  | { type: 'screen.address'; query: Query }
  | { type: 'screen.resumed' }
  | { type: 'screen.renew' }
  | { type: 'day.changed'; today: Day }
  | RecordChange;

export type RootEvent =
  | { type: 'clock.ticked'; now: number; today: Day }
  | {
      type: 'screen.start';
      id: string;
      name: ScreenName;
      layout: Route['layout'];
      params: Readonly<Record<string, string>>;
      query: Query;
    }
  | { type: 'screen.stop'; id: string }
  | { type: 'screen.tell'; id: string; event: ScreenEvent }
  | SessionLost
  | { type: 'auth.signOut' }
  | CatalogChange
  | GoTo
  | NavigationAsked
  | NoticeOpen
  | RecordChange
  | RecordCreated
  | ScreensRefresh
  | ScreensRenew
  | ScreenTouched
  | SessionChange;

export type RootRef = ActorRef<
  Snapshot<unknown> & { context: { now: number; session: SessionChange['session'] } },
  RootEvent
>;
