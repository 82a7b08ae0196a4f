import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import type { Keep } from '../kit/keep';
import { getRoot } from '../kit/upward';

export type IdleEvent =
  /** The last minute has begun: seconds that are left of it. */
  | { type: 'idle.counted'; left: number }
  /** Somebody is there after all, in this or in another tab. */
  | { type: 'idle.kept' }
  /** Another tab has ended the session. */
  | { type: 'idle.ended' }
  | { type: 'idle.continue' }
  | { type: 'idle.leave' };

/** What the watch of all tabs is told of this one. */
export type WatchEvent = { type: 'watch.keep' } | { type: 'watch.end' };

/** Ends the session when nobody does anything, after a minute in which anybody may go on; without a watch, never. */
export const idleMachine = setup({
  types: {
    context: {} as { left: number },
    events: {} as IdleEvent,
    meta: {} as { keep: Keep<IdleEvent> },
    tags: {} as 'open',
  },
  actors: {
    /** Knows the time, and what is done in all tabs. */
    watch: fromCallback<WatchEvent>(() => {}),
  },
  actions: {
    count: assign(({ event }) => (event.type === 'idle.counted' ? { left: event.left } : {})),
    keep: enqueueActions(({ enqueue }) => enqueue.sendTo('watch', { type: 'watch.keep' })),
    /** The other tabs know it before the session is gone. */
    end: enqueueActions(({ enqueue }) => enqueue.sendTo('watch', { type: 'watch.end' })),
    /** Has the server forget the token; whatever comes of it. */
    giveUp: () => {},
    tellLost: enqueueActions(({ enqueue, system }) => {
      enqueue.sendTo(getRoot(system), { type: 'auth.lost', why: 'idle' });
    }),
  },
  guards: { isOver: ({ event }) => event.type === 'idle.counted' && event.left === 0 },
}).createMachine({
  id: 'idle',
  meta: { keep: { events: { 'idle.counted': ['left'] }, reads: [] } },
  context: { left: 0 },
  invoke: { id: 'watch', src: 'watch' },
  initial: 'watching',
  states: {
    watching: {
      on: {
        'idle.counted': [
          { guard: 'isOver', target: 'over', actions: ['giveUp', 'end'] },
          { target: 'warning', actions: 'count' },
        ],
        'idle.ended': 'over',
      },
    },
    warning: {
      tags: 'open',
      on: {
        'idle.counted': [
          { guard: 'isOver', target: 'over', actions: ['giveUp', 'end'] },
          { actions: 'count' },
        ],
        'idle.kept': 'watching',
        'idle.ended': 'over',
        'idle.continue': { target: 'watching', actions: 'keep' },
        'idle.leave': { target: 'over', actions: ['giveUp', 'end'] },
      },
    },
    /** Until the root, which is told, stops what ran for the session. */
    over: { entry: 'tellLost' },
  },
});
