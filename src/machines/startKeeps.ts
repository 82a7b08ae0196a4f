import type { Sessio } from '../domain/access/sessio';
import type { AuthContext, AuthEvent } from './services/auth';
import { KEEP_ERROR, type Keep, type Path } from './kit/keep';
import { KEEP as KEEP_NAVIGATION } from './navigation/keep';
import type { NotificationsContext, NotificationsEvent } from './services/notifications';
import type { RootEvent } from './kit/protocol';
import type { RootContext, RootInput } from './root';

const KEEP_SESSION: readonly Path<{ output: Sessio }>[] = [
  'output.user.id',
  'output.user.role',
  'output.user.force_password_change',
  'output.permissions',
];

const auth: Keep<AuthEvent, AuthContext> = {
  events: {
    'auth.adopt': [
      'session.user.id',
      'session.user.role',
      'session.user.force_password_change',
      'session.permissions',
    ],
    'xstate.done.actor.restore': KEEP_SESSION,
    'xstate.done.actor.signIn': KEEP_SESSION,
    'xstate.done.actor.setPassword': KEEP_SESSION,
    'xstate.error.actor.restore': KEEP_ERROR,
    'xstate.error.actor.signIn': KEEP_ERROR,
    'xstate.error.actor.setPassword': KEEP_ERROR,
    'xstate.error.actor.signOut': KEEP_ERROR,
  },
  reads: ['session.user.force_password_change'],
};

const notifications: Keep<NotificationsEvent, NotificationsContext> = {
  events: { 'notifications.open': ['severity', 'message.key', 'unexpected', '/path', 'autoHideDuration'] },
  reads: ['notice.autoHideDuration'],
};

const root: Keep<RootEvent, RootContext, RootInput> = {
  input: ['routes', 'now', 'today'],
  events: {
    'clock.ticked': ['now', 'today'],
    'screen.start': ['id', 'name', 'layout', '/params', '=query'],
    'screen.stop': ['id'],
    'screen.tell': ['id', 'event.type', '=event.query'],
    'record.created': ['noun'],
    'record.deleted': ['noun', 'ids'],
    'record.marked': ['noun', 'ids'],
    'catalogs.changed': ['name'],
    'navigation.go': ['/path', 'replace'],
    'screen.touched': ['id', 'dirty'],
    'notifications.open': ['severity', 'message.key', 'unexpected', '/path', 'autoHideDuration'],
    'session.changed': [
      'status',
      'lost',
      'session.permissions',
      'session.user.id',
      'session.user.oficina.id',
    ],
  },
  reads: ['today', 'screens', 'hasServices', 'session.user.id'],
};

/** Journal fields of the machines in the first page's code, kept apart to keep that page small. */
export const START_KEEPS = { auth, navigation: KEEP_NAVIGATION, notifications, root };
