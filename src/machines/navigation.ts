import { assign, emit, enqueueActions, fromPromise, sendParent, setup } from 'xstate';
import { toSearch, type Query } from '../domain/query';
import type { Route, ScreenName } from '../domain/routes';
import { KEEP_ERROR, keepAddress, type Keep } from './keep';
import type { GoTo, RootEvent, ScreenTouched, SessionChange, SessionStatus } from './protocol';
import { getDestination, type Destination } from './route';
import { notify } from './upward';

/** An address as the bridge tells it: without base, with the place it has in the browser's history. */
type Address = { path: string; query: Query; index: number };

/** A screen actor under the root and what it shows. */
export type Screen = { id: string; name: ScreenName; layout: Route['layout']; address: Address };

/** A file that did not arrive: its kind (`script`, `style`, `timeout`) and its address. */
export type MissingAsset = { type: string; address: string };

export type NavigationEvent =
  | ({ type: 'navigation.arrived' } & Address)
  | GoTo
  | { type: 'navigation.signOut' }
  | { type: 'navigation.leave' }
  | { type: 'navigation.stay' }
  | { type: 'navigation.retry' }
  | ScreenTouched
  | SessionChange;

export type NavigationEmitted =
  | { type: 'redirect'; to: string; replace: boolean }
  /** The refused address is undone by so many steps of the browser's history. */
  | { type: 'undo'; delta: number };

type NavigationContext = {
  routes: readonly Route[];
  status: SessionStatus;
  permissions: readonly string[];
  userId: number | null;
  address: Address | null;
  /** Where a person wants to go while the question about unsaved changes stands. */
  wanted: Address | null;
  screen: Screen | null;
  dirty: boolean;
  /** The screen of a lost session, kept for the person who had it. */
  parked: { screen: Screen; userId: number; dirty: boolean } | null;
  /** What of the screen's code did not arrive. */
  missing: MissingAsset | null;
  count: number;
};

function findDestination({
  routes,
  status,
  permissions,
  address,
}: NavigationContext): Destination | undefined {
  return status === 'unknown' || address === null
    ? undefined
    : getDestination(routes, address.path, status, permissions);
}

function findScreen(context: NavigationContext): Extract<Destination, { kind: 'screen' }> | undefined {
  const destination = findDestination(context);
  return destination?.kind === 'screen' ? destination : undefined;
}

/** The screen that is loaded; `deciding` enters `loading` for one alone. */
function getScreenName(context: NavigationContext): ScreenName {
  const found = findScreen(context);
  if (!found) throw new Error('no screen to load');
  return found.screen;
}

function isParkedHere({ parked, userId, address }: NavigationContext): boolean {
  return parked !== null && parked.userId === userId && parked.screen.address.path === address?.path;
}

const READS = [
  ...['routes', 'status', 'permissions', 'userId', 'dirty', 'count'],
  ...keepAddress('address'),
  ...keepAddress('wanted'),
  ...['screen.id', 'screen.name', 'screen.layout', ...keepAddress('screen.address')],
  ...['parked.userId', 'parked.dirty', 'parked.screen.id', 'parked.screen.name', 'parked.screen.layout'],
  ...keepAddress('parked.screen.address'),
] as const;

/**
 * Address in, screen or redirect out: asks about unsaved changes, decides access, loads the screen's code, has its actor
 * started and the old one stopped; a lost session parks the screen until the same person is back.
 */
export const navigationMachine = setup({
  types: {
    input: {} as { routes: readonly Route[] },
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    emitted: {} as NavigationEmitted,
    meta: {} as { keep: Keep<NavigationEvent, NavigationContext, { routes: readonly Route[] }> },
    tags: {} as 'loading' | 'failed' | 'notFound' | 'asking' | 'shown',
  },
  actors: {
    /** Loads the code of a screen by its name and answers the name. */
    loadScreen: fromPromise<ScreenName, ScreenName>(({ input }) => Promise.resolve(input)),
  },
  actions: {
    arrive: assign(({ event }) => {
      if (event.type !== 'navigation.arrived') return {};
      const { path, query, index } = event;
      return { address: { path, query, index } };
    }),
    want: assign(({ event }) => {
      if (event.type !== 'navigation.arrived') return {};
      const { path, query, index } = event;
      return { wanted: { path, query, index } };
    }),
    arriveWanted: assign(({ context }) => ({
      address: context.wanted ?? context.address,
      wanted: null,
      dirty: false,
    })),
    undoWanted: enqueueActions(({ context: { address, wanted }, enqueue }) => {
      if (address && wanted) enqueue.emit({ type: 'undo', delta: address.index - wanted.index });
      enqueue.assign({ wanted: null });
    }),
    forgetWanted: assign({ wanted: null }),
    setSession: assign(({ event }) => {
      if (event.type !== 'session.changed') return {};
      const { status, session } = event;
      const userId = session?.user?.id ?? null;
      return { status, permissions: session?.permissions ?? [], userId, wanted: null };
    }),
    touch: assign(({ context: { screen, parked }, event }) => {
      if (event.type !== 'screen.touched') return {};
      if (screen?.id === event.id) return { dirty: event.dirty };
      return parked?.screen.id === event.id ? { parked: { ...parked, dirty: event.dirty } } : {};
    }),
    tellAddress: enqueueActions(({ context: { screen, address }, enqueue }) => {
      if (!screen || !address) return;
      enqueue.assign({ screen: { ...screen, address } });
      enqueue.sendParent({
        type: 'screen.tell',
        id: screen.id,
        event: { type: 'screen.address', query: address.query },
      });
    }),
    redirect: enqueueActions(({ context, enqueue }) => {
      const destination = findDestination(context);
      if (destination?.kind !== 'redirect') return;
      if (destination.refused) enqueue.sendParent(notify('neutral', { key: 'access.refused' }));
      enqueue.emit({ type: 'redirect', to: destination.to, replace: true });
    }),
    stopScreen: enqueueActions(({ context: { screen }, enqueue }) => {
      if (screen) enqueue.sendParent({ type: 'screen.stop', id: screen.id } satisfies RootEvent);
      enqueue.assign({ screen: null, dirty: false });
    }),
    startScreen: enqueueActions(({ context, enqueue }) => {
      const found = findScreen(context);
      if (!found || !context.address) return;
      const count = context.count + 1;
      const screen = {
        id: `screen-${count}`,
        name: found.screen,
        layout: found.layout,
        address: context.address,
      };
      enqueue.assign({ count, screen, dirty: false });
      enqueue.sendParent({
        type: 'screen.start',
        id: screen.id,
        name: screen.name,
        layout: screen.layout,
        params: found.params,
        query: context.address.query,
      });
    }),
    park: assign(({ context: { screen, userId, dirty, parked } }) =>
      screen?.layout === 'private' && userId !== null
        ? { parked: { screen, userId, dirty }, screen: null, dirty: false }
        : { parked },
    ),
    unpark: enqueueActions(({ context: { parked, address }, enqueue }) => {
      if (!parked) return;
      const screen = { ...parked.screen, address: address ?? parked.screen.address };
      enqueue.assign({ screen, dirty: parked.dirty, parked: null });
      enqueue.sendParent({
        type: 'screen.tell',
        id: screen.id,
        event: { type: 'screen.resumed' },
      } satisfies RootEvent);
    }),
    stopParked: enqueueActions(({ context: { parked }, enqueue }) => {
      if (parked) enqueue.sendParent({ type: 'screen.stop', id: parked.screen.id } satisfies RootEvent);
      enqueue.assign({ parked: null });
    }),
    goParked: emit(({ context }) => {
      const { path, query } = context.parked?.screen.address ?? { path: '/', query: {} };
      return { type: 'redirect' as const, to: `${path}${toSearch(query)}`, replace: true };
    }),
    go: emit(({ event }) => ({
      type: 'redirect' as const,
      to: event.type === 'navigation.go' ? event.path : '/',
      replace: event.type === 'navigation.go' && event.replace === true,
    })),
    tellSignOut: sendParent({ type: 'auth.signOut' }),
    settle: assign({ dirty: false }),
    miss: assign({
      missing: ({ context }, { error, type }: { error?: unknown; type: string }) =>
        (error as { asset?: MissingAsset } | undefined)?.asset ?? {
          type,
          address: context.address?.path ?? '',
        },
    }),
  },
  guards: {
    isSameAddress: ({ context: { address }, event }) =>
      event.type === 'navigation.arrived' &&
      address?.path === event.path &&
      toSearch(address.query) === toSearch(event.query),
    isSameScreen: ({ context: { screen }, event }) =>
      event.type === 'navigation.arrived' && screen?.address.path === event.path,
    isDirty: ({ context }) => context.dirty,
    isWanted: ({ context }) => context.wanted !== null,
    isUndecided: (args) => findDestination(args.context) === undefined,
    isRedirect: ({ context }) => findDestination(context)?.kind === 'redirect',
    isNotFound: ({ context }) => findDestination(context)?.kind === 'notFound',
    isParkedHere: ({ context }) => isParkedHere(context),
    isLost: ({ event }) => event.type === 'session.changed' && event.lost,
    isBackForParked: ({ context: { parked }, event }) =>
      event.type === 'session.changed' &&
      event.status === 'signedIn' &&
      parked !== null &&
      parked.userId === event.session?.user?.id,
    isAnother: ({ context: { parked }, event }) =>
      event.type === 'session.changed' &&
      event.status !== 'signedOut' &&
      parked?.userId !== event.session?.user?.id,
  },
  delays: { loadLimit: 120_000 },
}).createMachine({
  id: 'navigation',
  meta: {
    keep: {
      input: ['routes'],
      events: {
        'navigation.arrived': ['/path', '=query', 'index'],
        'navigation.go': ['/path', 'replace'],
        'screen.touched': ['id', 'dirty'],
        'session.changed': ['status', 'lost', 'session.permissions', 'session.user.id'],
        'xstate.error.actor.loadScreen': KEEP_ERROR,
      },
      reads: READS,
    },
  },
  context: ({ input }) => ({
    routes: input.routes,
    status: 'unknown',
    permissions: [],
    userId: null,
    address: null,
    wanted: null,
    screen: null,
    dirty: false,
    parked: null,
    missing: null,
    count: 0,
  }),
  initial: 'waiting',
  on: {
    'session.changed': [
      { guard: 'isLost', target: '.deciding', actions: ['park', 'setSession'] },
      { guard: 'isBackForParked', target: '.redirected', actions: ['stopScreen', 'setSession', 'goParked'] },
      { guard: 'isAnother', target: '.deciding', actions: ['stopParked', 'setSession'] },
      { target: '.deciding', actions: 'setSession' },
    ],
    'navigation.arrived': [{ guard: 'isSameAddress' }, { target: '.deciding', actions: 'arrive' }],
    'navigation.go': { actions: ['settle', 'go'] },
    'screen.touched': { actions: 'touch' },
    'navigation.signOut': { actions: ['settle', 'tellSignOut'] },
  },
  states: {
    /** Until both the first address and the session are known. */
    waiting: {},
    deciding: {
      always: [
        { guard: 'isUndecided', target: 'waiting' },
        { guard: 'isRedirect', target: 'redirected', actions: ['stopScreen', 'redirect'] },
        { guard: 'isNotFound', target: 'notFound', actions: 'stopScreen' },
        { guard: 'isParkedHere', target: 'shown', actions: ['stopScreen', 'unpark'] },
        { target: 'loading', actions: 'stopScreen' },
      ],
    },
    redirected: {},
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadScreen',
        src: 'loadScreen',
        input: ({ context }) => getScreenName(context),
        onDone: { target: 'shown', actions: 'startScreen' },
        onError: {
          target: 'failed',
          actions: { type: 'miss', params: ({ event }) => ({ error: event.error, type: 'script' }) },
        },
      },
      after: {
        loadLimit: { target: 'failed', actions: { type: 'miss', params: { type: 'timeout' } } },
      },
    },
    failed: { tags: 'failed', on: { 'navigation.retry': 'deciding' } },
    notFound: { tags: 'notFound' },
    shown: {
      tags: 'shown',
      on: {
        'navigation.arrived': [
          { guard: 'isSameAddress' },
          { guard: 'isSameScreen', actions: ['arrive', 'tellAddress'] },
          { guard: 'isDirty', target: 'asking', actions: 'want' },
        ],
        'navigation.signOut': { guard: 'isDirty', target: 'asking' },
      },
    },
    /** Unsaved changes: the address already names the wanted place, which staying undoes; without one, it is to sign out. */
    asking: {
      tags: ['asking', 'shown'],
      on: {
        'navigation.leave': [
          { guard: 'isWanted', target: 'deciding', actions: 'arriveWanted' },
          { target: 'shown', actions: ['settle', 'tellSignOut'] },
        ],
        'navigation.stay': { target: 'shown', actions: 'undoWanted' },
        'navigation.arrived': [
          { guard: 'isSameAddress', target: 'shown', actions: 'forgetWanted' },
          { actions: 'want' },
        ],
      },
    },
  },
});
