import { assign, emit, enqueueActions, fromPromise, sendParent, setup } from 'xstate';
import type { ScreenName } from '../../domain/access/routes';
import type { RootEvent } from '../kit/protocol';
import { notify } from '../kit/rootRef';
import { bringBack, findBehind } from './behind';
import { arriveWanted, findNextScreen, setSession, touch, toMissing } from './changes';
import {
  findDestination,
  getScreenName,
  isSameAddress,
  toAddress,
  toInitial,
  toStop,
  toText,
  type NavigationContext,
  type NavigationEmitted,
  type NavigationEvent,
  type NavigationInput,
} from './context';
import { getAsked, getTarget } from './deepLink';
import { guards } from './guards';
import { getParkedAddress, park, unpark } from './parking';

/** Turns an address into a screen: asks about unsaved changes, decides access, loads code, starts it. */
export const navigationMachine = setup({
  types: {
    input: {} as NavigationInput,
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    emitted: {} as NavigationEmitted,
    tags: {} as 'loading' | 'failed' | 'notFound' | 'asking' | 'shown',
  },
  actors: {
    loadScreen: fromPromise<ScreenName, ScreenName>(({ input }) => Promise.resolve(input)),
  },
  actions: {
    arrive: assign(({ event }) => (event.type === 'navigation.arrived' ? { address: toAddress(event) } : {})),
    want: assign(({ event }) => (event.type === 'navigation.arrived' ? { wanted: toAddress(event) } : {})),
    arriveWanted: assign(({ context }) => arriveWanted(context)),
    undoWanted: enqueueActions(({ context: { address, wanted }, enqueue }) => {
      if (address && wanted) enqueue.emit({ type: 'undo', delta: address.index - wanted.index });
      enqueue.assign({ wanted: null });
    }),
    forgetWanted: assign({ wanted: null }),
    setSession: assign(({ event }) => (event.type === 'session.changed' ? setSession(event) : {})),
    touch: assign(({ context, event }) => (event.type === 'screen.touched' ? touch(context, event) : {})),
    sendAddress: enqueueActions(({ context: { screen, address }, enqueue }) => {
      if (!screen || !address || isSameAddress(screen.address, address)) return;
      enqueue.assign({ screen: { ...screen, address } });
      const event = { type: 'screen.address', query: address.query } as const;
      enqueue.sendParent({ type: 'screen.tell', id: screen.id, event } satisfies RootEvent);
    }),
    redirect: enqueueActions(({ context, enqueue }) => {
      const destination = findDestination(context);
      if (destination?.kind !== 'redirect') return;
      const { to, lacks: permission } = destination;
      if (permission)
        enqueue.sendParent(notify('neutral', { key: 'access.refused', params: { permission } }));
      enqueue.emit({ type: 'redirect', to: permission ? to : getTarget(context, to), replace: true });
    }),
    ask: assign({ asked: ({ context }) => getAsked(context) }),
    forgetAsked: assign({ asked: ({ context }) => (context.status === 'signedIn' ? null : context.asked) }),
    /** Stops the screen, except the list that stays behind. */
    stopScreen: enqueueActions(({ context, enqueue }) => {
      const behind = findBehind(context);
      for (const one of [context.screen, context.behind])
        if (one && one.id !== behind?.id) enqueue.sendParent(toStop(one));
      enqueue.assign({ screen: null, behind, dirty: false });
    }),
    bringBack: enqueueActions(({ context, enqueue }) => {
      const next = bringBack(context);
      if (context.screen) enqueue.sendParent(toStop(context.screen));
      enqueue.assign(next);
      if (next.address) enqueue.emit({ type: 'redirect', to: toText(next.address), replace: true });
    }),
    startScreen: enqueueActions(({ context, enqueue }) => {
      const next = findNextScreen(context);
      if (!next) return;
      const { count, screen, params } = next;
      const { id, name, layout, address } = screen;
      enqueue.assign({ count, screen, dirty: false });
      enqueue.sendParent({
        type: 'screen.start',
        id,
        name,
        layout,
        params,
        query: address.query,
      } satisfies RootEvent);
    }),
    park: assign(({ context }) => park(context)),
    unpark: assign(({ context }) => (context.parked ? unpark(context.parked, context) : {})),
    /** Reads the shown screen's data again, which may have changed meanwhile. */
    resume: enqueueActions(({ context: { screen }, enqueue }) => {
      if (!screen) return;
      const event = { type: 'screen.resumed' } as const;
      enqueue.sendParent({ type: 'screen.tell', id: screen.id, event } satisfies RootEvent);
    }),
    stopParked: enqueueActions(({ context: { parked }, enqueue }) => {
      if (parked) enqueue.sendParent(toStop(parked.screen));
      enqueue.assign({ parked: null });
    }),
    /** The parked screen is saved: its owner will be led on. */
    leadOn: assign(({ context: { parked }, event }) =>
      parked && event.type === 'navigation.go' ? { parked: { ...parked, after: event.path } } : {},
    ),
    stopSaved: enqueueActions(({ context: { parked }, enqueue }) => {
      if (parked?.after === undefined) return;
      enqueue.sendParent(toStop(parked.screen));
      enqueue.assign({ parked: null });
    }),
    goParked: emit(({ context }) => ({
      type: 'redirect' as const,
      to: getParkedAddress(context.parked),
      replace: true,
    })),
    go: emit(({ event }) => ({
      type: 'redirect' as const,
      to: event.type === 'navigation.go' ? event.path : '/',
      replace: event.type === 'navigation.go' && event.replace === true,
    })),
    reportSignOut: sendParent({ type: 'auth.signOut' } satisfies RootEvent),
    reportAsked: sendParent({ type: 'navigation.asked' } satisfies RootEvent),
    settle: assign({ dirty: false }),
    miss: assign({
      missing: ({ context }, { error, type }: { error?: unknown; type: string }) =>
        toMissing(error, type, context.address),
    }),
  },
  guards,
  delays: { loadLimit: 120_000 },
}).createMachine({
  id: 'navigation',
  context: ({ input }) => toInitial(input.routes),
  initial: 'waiting',
  on: {
    'session.changed': [
      { guard: 'isLost', target: '.deciding', actions: ['park', 'setSession'] },
      {
        guard: 'isBackForParked',
        target: '.redirected',
        actions: ['stopScreen', 'setSession', 'goParked', 'stopSaved'],
      },
      { guard: 'isAnother', target: '.deciding', actions: ['stopParked', 'setSession'] },
      { target: '.deciding', actions: 'setSession' },
    ],
    'navigation.arrived': [{ guard: 'isSameAddress' }, { target: '.deciding', actions: 'arrive' }],
    'navigation.go': [{ guard: 'isAfterParked', actions: 'leadOn' }, { actions: ['settle', 'go'] }],
    'screen.touched': { actions: 'touch' },
    'navigation.signOut': { actions: ['settle', 'reportSignOut'] },
  },
  states: {
    /** Until the first address and the session are known. */
    waiting: {},
    deciding: {
      always: [
        { guard: 'isUndecided', target: 'waiting' },
        { guard: 'isRedirect', target: 'redirected', actions: ['redirect', 'ask', 'stopScreen'] },
        { guard: 'isNotFound', target: 'notFound', actions: 'stopScreen' },
        { guard: 'isParkedHere', target: 'shown', actions: ['stopScreen', 'unpark', 'resume'] },
        // The pressed control or the notice of the save is painted before the list.
        { guard: 'isBehind', target: 'loading' },
        { target: 'loading', actions: ['forgetAsked', 'stopScreen'] },
      ],
    },
    redirected: {},
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadScreen',
        src: 'loadScreen',
        input: ({ context }) => getScreenName(context),
        onDone: [
          { guard: 'isBehind', target: 'shown', actions: ['bringBack', 'sendAddress', 'resume'] },
          { target: 'shown', actions: 'startScreen' },
        ],
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
          { guard: 'isSameScreen', actions: ['arrive', 'sendAddress'] },
          { guard: 'isDirty', target: 'asking', actions: 'want' },
        ],
        'navigation.signOut': { guard: 'isDirty', target: 'asking' },
      },
    },
    /** Unsaved changes. Staying undoes the new address; without one the question is about signing out. */
    asking: {
      tags: ['asking', 'shown'],
      entry: 'reportAsked',
      on: {
        'navigation.leave': 'leaving',
        // The save under the question has ended: nothing is unsaved any more.
        'navigation.go': 'leaving',
        'screen.touched': { guard: 'isSettled', target: 'leaving' },
        'navigation.stay': { target: 'shown', actions: 'undoWanted' },
        'navigation.arrived': [
          { guard: 'isSameAddress', target: 'shown', actions: 'forgetWanted' },
          { actions: 'want' },
        ],
      },
    },
    /** The way that the question stood in: to another address, or out. */
    leaving: {
      always: [
        { guard: 'isWanted', target: 'deciding', actions: 'arriveWanted' },
        { target: 'shown', actions: ['settle', 'reportSignOut'] },
      ],
    },
  },
});
