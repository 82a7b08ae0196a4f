import {
  assign,
  enqueueActions,
  fromCallback,
  sendTo,
  setup,
  stopChild,
  type Actor,
  type ActorRefFrom,
  type AnyEventObject,
} from 'xstate';
import type { Day } from '../domain/values/madrid';
import type { Route, ScreenName } from '../domain/access/routes';
import { toViewer } from '../domain/access/viewer';
import { authMachine } from './services/auth';
import type { catalogsMachine } from './services/catalogs';
import type { createdMachine } from './services/created';
import { navigationMachine } from './navigation/navigation';
import { notificationsMachine } from './services/notifications';
import type { RootEvent, SessionChange } from './kit/protocol';
import { named } from './kit/named';
import type { ScreenInput, ScreenLogic } from './kit/screen';

export type RootInput = { routes: readonly Route[]; now: number; today: Day };

export type RootContext = {
  routes: readonly Route[];
  /** Milliseconds since 1970, sent by the clock each minute. */
  now: number;
  today: Day;
  session: SessionChange['session'];
  /** Ids of the living screen actors: the shown and the parked one. */
  screens: readonly string[];
  hasServices: boolean;
};

function toStart({ today, session }: RootContext, event: Extract<RootEvent, { type: 'screen.start' }>) {
  const { id, name, params, query } = event;
  const viewer = toViewer(session);
  const input: ScreenInput = { params, query, today, userId: session?.user?.id ?? null, viewer };
  return { id, name, input };
}

type Navigation = typeof navigationMachine;

export const SERVICES = [
  'deletion',
  'arrivals',
  'attendance',
  'bulk',
  'created',
  'exports',
  'catalogs',
  'differences',
  'toClose',
  'report',
  'shortcuts',
  'idle',
] as const;

/** Services that stand before the page, with the event that closes them. */
const QUESTIONS = [
  ['deletion', 'deletion.cancel'],
  ['attendance', 'attendance.cancel'],
  ['bulk', 'bulk.cancel'],
  ['report', 'report.close'],
  ['shortcuts', 'shortcuts.close'],
] as const;

/** The top actor: starts and stops screens, forwards their events, keeps session and clock for them. */
export const rootMachine = setup({
  types: {
    input: {} as RootInput,
    context: {} as RootContext,
    events: {} as RootEvent,
    children: {} as { auth: 'auth'; navigation: 'navigation'; notifications: 'notifications' },
  },
  actors: {
    auth: authMachine,
    navigation: navigationMachine,
    notifications: notificationsMachine,
    /** Sends `clock.ticked` each minute and at Madrid's midnight. */
    clock: fromCallback<AnyEventObject>(() => {}),
  },
  actions: {
    /** Starts a screen's actor by its name; only the registry knows the machines. */
    startScreen: enqueueActions((_, _params: { id: string; name: ScreenName; input: ScreenInput }) => {}),
    /** Starts the private area's own actors, whose code comes with its first screen. */
    startServices: enqueueActions(() => {}),
    stopServices: enqueueActions(({ enqueue }) => {
      for (const id of SERVICES) enqueue.stopChild(id);
    }),
    sendToScreen: enqueueActions(({ context, event, enqueue }) => {
      if (event.type === 'screen.tell' && context.screens.includes(event.id))
        enqueue.sendTo(named<ScreenLogic>(event.id), event.event);
    }),
    sendToServices: enqueueActions(({ context, event, enqueue }) => {
      if (context.hasServices) for (const id of SERVICES) enqueue.sendTo(id, event);
    }),
    closeQuestions: enqueueActions(({ enqueue }) => {
      for (const [id, type] of QUESTIONS) enqueue.sendTo(id, { type });
    }),
    refresh: enqueueActions(({ context, enqueue }) => {
      for (const id of context.screens) enqueue.sendTo(named<ScreenLogic>(id), { type: 'screen.resumed' });
      enqueue.sendTo(named<Navigation>('navigation'), { type: 'navigation.retry' });
    }),
    renew: enqueueActions(({ context, enqueue }) => {
      for (const id of context.screens) enqueue.sendTo(named<ScreenLogic>(id), { type: 'screen.renew' });
    }),
    /** Goes to the page of a notice at once, in place of the saved form's (spec §4). */
    followNotice: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'notifications.open' || event.path === undefined) return;
      const { path } = event;
      enqueue.sendTo(named<Navigation>('navigation'), { type: 'navigation.go', path, replace: true });
    }),
    sendToScreens: enqueueActions(({ context, event, enqueue }) => {
      for (const id of context.screens) enqueue.sendTo(id, event);
    }),
  },
  guards: {
    isAnotherDay: ({ context, event }) => event.type === 'clock.ticked' && event.today !== context.today,
    isFirstPrivate: ({ context, event }) =>
      event.type === 'screen.start' && event.layout === 'private' && !context.hasServices,
    /** The parked screen and its private area are back without a restart. */
    isResumption: ({ context, event }) =>
      event.type === 'screen.tell' && event.event.type === 'screen.resumed' && !context.hasServices,
    isRunning: ({ context, event }) => event.type === 'screen.stop' && context.screens.includes(event.id),
    hasServices: ({ context }) => context.hasServices,
    /** A parked screen makes no calls. */
    hasSession: ({ context }) => context.session !== null,
  },
}).createMachine({
  id: 'root',
  context: ({ input }) => ({ ...input, session: null, screens: [], hasServices: false }),
  invoke: [
    { id: 'notifications', src: 'notifications' },
    { id: 'navigation', src: 'navigation', input: ({ context }) => ({ routes: context.routes }) },
    { id: 'auth', src: 'auth' },
    { id: 'clock', src: 'clock' },
  ],
  on: {
    'clock.ticked': [
      {
        guard: 'isAnotherDay',
        actions: [
          assign({ now: ({ event }) => event.now, today: ({ event }) => event.today }),
          enqueueActions(({ context, enqueue }) => {
            for (const id of context.screens)
              enqueue.sendTo(named<ScreenLogic>(id), { type: 'day.changed', today: context.today });
          }),
        ],
      },
      { actions: assign({ now: ({ event }) => event.now }) },
    ],
    'session.changed': [
      {
        guard: 'hasServices',
        actions: [
          'stopServices',
          assign({ session: ({ event }) => event.session, hasServices: false }),
          sendTo(named<Navigation>('navigation'), ({ event }) => event),
        ],
      },
      {
        actions: [
          assign({ session: ({ event }) => event.session }),
          sendTo(named<Navigation>('navigation'), ({ event }) => event),
        ],
      },
    ],
    'screen.start': [
      {
        guard: 'isFirstPrivate',
        actions: [
          'startServices',
          { type: 'startScreen', params: ({ context, event }) => toStart(context, event) },
          assign(({ context, event }) => ({ hasServices: true, screens: [...context.screens, event.id] })),
        ],
      },
      {
        actions: [
          { type: 'startScreen', params: ({ context, event }) => toStart(context, event) },
          assign({ screens: ({ context, event }) => [...context.screens, event.id] }),
        ],
      },
    ],
    'screen.stop': {
      guard: 'isRunning',
      actions: [
        stopChild(({ event }) => event.id),
        sendTo(named<typeof authMachine>('auth'), { type: 'auth.leave' }),
        assign({ screens: ({ context, event }) => context.screens.filter((id) => id !== event.id) }),
      ],
    },
    'screen.tell': [
      {
        guard: 'isResumption',
        actions: ['startServices', assign({ hasServices: true }), 'sendToScreen'],
      },
      { actions: 'sendToScreen' },
    ],
    'record.deleted': { actions: 'sendToScreens' },
    'record.marked': { actions: 'sendToScreens' },
    'record.created': {
      guard: 'hasServices',
      actions: sendTo(named<typeof createdMachine>('created'), ({ event }) => event),
    },
    'screens.refresh': { guard: 'hasSession', actions: ['sendToServices', 'refresh'] },
    'screens.renew': { guard: 'hasSession', actions: ['sendToServices', 'renew'] },
    'catalogs.changed': {
      guard: 'hasServices',
      actions: sendTo(named<typeof catalogsMachine>('catalogs'), ({ event }) => event),
    },
    'auth.lost': {
      actions: ['sendToServices', sendTo(named<typeof authMachine>('auth'), ({ event }) => event)],
    },
    'auth.signOut': {
      actions: ['sendToServices', sendTo(named<typeof authMachine>('auth'), ({ event }) => event)],
    },
    'navigation.go': { actions: sendTo(named<Navigation>('navigation'), ({ event }) => event) },
    'navigation.asked': { guard: 'hasServices', actions: 'closeQuestions' },
    'screen.touched': { actions: sendTo(named<Navigation>('navigation'), ({ event }) => event) },
    'notifications.open': {
      actions: [
        sendTo(named<typeof notificationsMachine>('notifications'), ({ event }) => event),
        'followNotice',
      ],
    },
  },
});

export type RootActor = Actor<typeof rootMachine>;

export function getNavigation(root: RootActor): ActorRefFrom<typeof navigationMachine> {
  return root.getSnapshot().children.navigation as ActorRefFrom<typeof navigationMachine>;
}
