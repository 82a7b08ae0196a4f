import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { Move } from '../../../mock-server/demo/moves';

/** Moves of one press, and the milliseconds before them. */
export type Act = { wait: number; moves: readonly Move[] };

/** Milliseconds below which two moves belong to one press. */
const AT_ONCE = 60;

/** Maximum milliseconds of waiting: a pause for thought is shortened. */
const MAX_WAIT = 3_000;

export const SPEEDS = { half: 0.5, same: 1, double: 2, fourfold: 4 } as const;
export type Speed = keyof typeof SPEEDS;

/** Whether a move only leaves fields: part of the act before. */
export const isLeaving = (move: Move): boolean => 'set' in move && Object.keys(move.set).length === 0;

export function toActs(moves: readonly Move[]): Act[] {
  const acts: { wait: number; moves: Move[] }[] = [];
  for (const move of moves) {
    const last = acts.at(-1);
    if (last && (move.after < AT_ONCE || isLeaving(move))) last.moves.push(move);
    else acts.push({ wait: Math.min(move.after, MAX_WAIT), moves: [move] });
  }
  return acts;
}

type PlaybackEvent =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'step' }
  | { type: 'speed'; speed: Speed };

const PLAYED = {
  play: { target: 'waiting', actions: 'playOn' },
  step: { target: 'making', actions: 'stopAfter' },
} as const;

/** Plays acts one by one at a chosen speed; an act that fails stops it until the next try. */
export const playbackMachine = setup({
  types: {
    input: {} as { acts: readonly Act[] },
    context: {} as { acts: readonly Act[]; made: number; speed: Speed; isSingle: boolean },
    events: {} as PlaybackEvent,
    tags: {} as 'ended' | 'resting',
  },
  actors: { make: fromPromise<void, Act | undefined>(() => Promise.resolve()) },
  actions: {
    count: assign({ made: ({ context }) => context.made + 1 }),
    playOn: assign({ isSingle: false }),
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
      on: { pause: { actions: 'stopAfter' }, step: { actions: 'stopAfter' }, play: { actions: 'playOn' } },
    },
    made: {
      always: [
        { guard: 'isOver', target: 'ended' },
        { guard: 'isSingle', target: 'paused' },
        { target: 'waiting' },
      ],
    },
    paused: { tags: 'resting', on: PLAYED },
    /** The act is not possible now: the person does it, or tries again. */
    stuck: { tags: 'resting', on: { play: { target: 'making', actions: 'playOn' }, step: PLAYED.step } },
    ended: { tags: ['ended', 'resting'], type: 'final' },
  },
});

export const isRunning = (snapshot: SnapshotFrom<typeof playbackMachine>): boolean =>
  snapshot.matches('waiting') || (snapshot.matches('making') && !snapshot.context.isSingle);
