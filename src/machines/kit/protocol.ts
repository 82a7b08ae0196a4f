import type { ActorRef, Snapshot } from 'xstate';
import type { CatalogName } from '../../domain/access/catalogs';
import type { Day } from '../../domain/values/madrid';
import type { Message, Severity } from '../../domain/pages/notice';
import type { Noun } from '../../domain/access/noun';
import type { Query } from '../../domain/values/query';
import type { AppPath, Route, ScreenName } from '../../domain/access/routes';
import type { Sessio } from '../../domain/access/sessio';

export type SessionStatus = 'unknown' | 'signedOut' | 'changePending' | 'signedIn';

/** What the rest of the product is told of a session: never the token. */
export type SessionChange = {
  type: 'session.changed';
  status: Exclude<SessionStatus, 'unknown'>;
  session: Omit<Sessio, 'token'> | null;
  /** Whether it ended by itself. */
  lost: boolean;
};

export type NoticeOpen = {
  type: 'notifications.open';
  severity: Severity;
  message: Message;
  /** Whether a call failed otherwise than by a refusal, of which support will want to know. */
  unexpected?: true;
  /** Where the notice leads at once. */
  path?: AppPath;
  /** Milliseconds; 0 stays until closed. */
  autoHideDuration: number;
};

export type GoTo = { type: 'navigation.go'; path: AppPath; replace?: boolean };

/** Whether leaving a screen would lose something. */
export type ScreenTouched = { type: 'screen.touched'; id: string; dirty: boolean };

/** A call was answered with 401, or nobody did anything for too long. */
export type SessionLost = { type: 'auth.lost'; why?: 'idle' };

type RecordChange = { type: 'record.deleted' | 'record.marked'; noun: Noun; id: number };

export type CatalogChange = { type: 'catalogs.changed'; name: CatalogName };

/** What is shown may not be so any more, or could not be read: it is asked again. */
export type ScreensRefresh = { type: 'screens.refresh' };

/** What every screen actor may be told. */
export type ScreenEvent =
  | { type: 'screen.address'; query: Query }
  | { type: 'screen.resumed' }
  | { type: 'day.changed'; today: Day }
  | RecordChange;

/** Everything that an actor, navigation or the clock may tell the root. */
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
  | NoticeOpen
  | RecordChange
  | ScreensRefresh
  | ScreenTouched
  | SessionChange;

/** What others may know of the root, and tell it. */
export type RootRef = ActorRef<Snapshot<unknown> & { context: { now: number } }, RootEvent>;
