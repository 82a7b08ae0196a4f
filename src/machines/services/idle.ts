import { assign, enqueueActions, fromCallback, setup, type CallbackActorLogic } from 'xstate';
import type { Keep } from '../kit/keep';
import { named } from '../kit/named';
import { getRoot } from '../kit/rootRef';

export type IdleEvent =
  | { type: 'idle.counted'; left: number }
  | { type: 'idle.kept' }
  | { type: 'idle.ended' }
  | { type: 'idle.continue' }
  | { type: 'idle.leave' };

/** Events for the watch shared by all tabs. */
export type WatchEvent = { type: 'watch.keep' } | { type: 'watch.end' };
type Watch = CallbackActorLogic<WatchEvent>;

/** Ends an idle session, a minute after a warning; never without a watch. */
export const idleMachine = setup({
  types: {
    context: {} as { left: number },
    events: {} as IdleEvent,
    meta: {} as { keep: Keep<IdleEvent> },
    tags: {} as 'open',
  },
  actors: {
    watch: fromCallback<WatchEvent>(() => {}),
  },
  actions: {
    count: assign(({ event }) => (event.type === 'idle.counted' ? { left: event.left } : {})),
    keep: enqueueActions(({ enqueue }) => enqueue.sendTo(named<Watch>('watch'), { type: 'watch.keep' })),
    /** Informs the other tabs before the session is gone. */
    end: enqueueActions(({ enqueue }) => enqueue.sendTo(named<Watch>('watch'), { type: 'watch.end' })),
    /** Revokes the token at the server, without waiting for the answer. */
    giveUp: () => {},
    reportLost: enqueueActions(({ enqueue, system }) => {
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
    /** Waits for the root to stop the private area. */
    over: { entry: 'reportLost' },
  },
});
