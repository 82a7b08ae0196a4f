import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { Move } from '../../../mock-server/demo/moves';

/** Moves that were made at once, and how long after the last ones, in milliseconds. */
export type Act = { wait: number; moves: readonly Move[] };

/** Milliseconds between moves that one press made. */
const AT_ONCE = 60;

/** Nobody watches somebody think for longer, in milliseconds. */
const LONGEST = 3_000;

/** How many times as fast as it was done. */
export const SPEEDS = { half: 0.5, same: 1, double: 2, fourfold: 4 } as const;
export type Speed = keyof typeof SPEEDS;

/** Whether a move does nothing but leave fields, which belongs to what was done before. */
export const isLeaving = (move: Move): boolean => 'set' in move && Object.keys(move.set).length === 0;

/** The moves of a recording, those of one press together. */
export function toActs(moves: readonly Move[]): Act[] {
  const acts: { wait: number; moves: Move[] }[] = [];
  for (const move of moves) {
    const last = acts.at(-1);
    if (last && (move.after < AT_ONCE || isLeaving(move))) last.moves.push(move);
    else acts.push({ wait: Math.min(move.after, LONGEST), moves: [move] });
  }
  return acts;
}

type PlaybackEvent =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'step' }
  | { type: 'speed'; speed: Speed };

const PLAYED = {
  play: { target: 'waiting', actions: 'goOn' },
  step: { target: 'making', actions: 'stopAfter' },
} as const;

/** Plays what somebody did, act by act, as fast as wished; what cannot be made stops it until it is tried again. */
export const playbackMachine = setup({
  types: {
    input: {} as { acts: readonly Act[] },
    context: {} as { acts: readonly Act[]; made: number; speed: Speed; isSingle: boolean },
    events: {} as PlaybackEvent,
    tags: {} as 'ended',
  },
  actors: { make: fromPromise<void, Act | undefined>(() => Promise.resolve()) },
  actions: {
    count: assign({ made: ({ context }) => context.made + 1 }),
    goOn: assign({ isSingle: false }),
    stopAfter: assign({ isSingle: true }),
  },
  guards: {
    isOver: ({ context }) => context.made >= context.acts.length,
    isSingle: ({ context }) => context.isSingle,
  },
  delays: { wait: ({ context }) => (context.acts[context.made]?.wait ?? 0) / SPEEDS[context.speed] },
}).createMachine({
  id: 'playback',
  context: ({ input }) => ({ ...input, made: 0, speed: 'same', isSingle: false }),
  initial: 'waiting',
  on: { speed: { actions: assign({ speed: ({ event }) => event.speed }) } },
  states: {
    waiting: {
      always: { guard: 'isOver', target: 'ended' },
      after: { wait: 'making' },
      on: { pause: 'paused', step: { target: 'making', actions: 'stopAfter' } },
    },
    making: {
      invoke: {
        src: 'make',
        input: ({ context }) => context.acts[context.made],
        onDone: { target: 'made', actions: 'count' },
        onError: 'stuck',
      },
      on: { pause: { actions: 'stopAfter' }, step: { actions: 'stopAfter' }, play: { actions: 'goOn' } },
    },
    made: {
      always: [
        { guard: 'isOver', target: 'ended' },
        { guard: 'isSingle', target: 'paused' },
        { target: 'waiting' },
      ],
    },
    paused: { on: PLAYED },
    /** What is to be done cannot be done now: a person may do it, or have it tried again. */
    stuck: { on: { play: { target: 'making', actions: 'goOn' }, step: PLAYED.step } },
    ended: { tags: 'ended', type: 'final' },
  },
});

/** Whether it plays on by itself. */
export const isGoingOn = (snapshot: SnapshotFrom<typeof playbackMachine>): boolean =>
  snapshot.matches('waiting') || (snapshot.matches('making') && !snapshot.context.isSingle);
