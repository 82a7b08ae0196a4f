import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import type { Difference } from '../../domain/values/tolerant';
import type { Keep } from '../kit/keep';
import { tellUnexpected } from '../kit/complaint';
import { getRoot } from '../kit/upward';

/** A kind of difference: of which call, and how often it was met. */
export type Met = Difference & { call: string; times: number };

export type DifferencesEvent = { type: 'differences.met'; call: string; differences: readonly Difference[] };

function count(met: readonly Met[], { call, differences }: DifferencesEvent): readonly Met[] {
  const counted = new Map(met.map((one) => [JSON.stringify({ ...one, times: 0 }), one]));
  for (const { path, expected, seen, outcome } of differences) {
    const one = { path, expected, seen, outcome, call };
    const key = JSON.stringify({ ...one, times: 0 });
    counted.set(key, { ...one, times: (counted.get(key)?.times ?? 0) + 1 });
  }
  return [...counted.values()];
}

const countRefused = ({ differences }: DifferencesEvent): number =>
  differences.filter(({ outcome }) => outcome === 'refused').length;

/** What answers differed in from their description since somebody signed in; of records that it costs a person is told. */
export const differencesMachine = setup({
  types: {
    context: {} as { met: readonly Met[] },
    events: {} as DifferencesEvent,
    meta: {} as { keep: Keep<DifferencesEvent> },
  },
  actors: {
    /** Sends `differences.met` for each answer that differs. */
    listen: fromCallback<DifferencesEvent>(() => {}),
  },
  actions: {
    count: assign({ met: ({ context, event }) => count(context.met, event) }),
    tellRefused: enqueueActions(({ enqueue, event, system }) => {
      const params = { count: countRefused(event) };
      enqueue.sendTo(getRoot(system), tellUnexpected({ key: 'answer.refused', params }));
    }),
  },
  guards: { hasRefused: ({ event }) => countRefused(event) > 0 },
}).createMachine({
  id: 'differences',
  meta: {
    keep: {
      events: { 'differences.met': ['call', 'differences'] },
      reads: [],
    },
  },
  context: { met: [] },
  invoke: { id: 'listen', src: 'listen' },
  on: {
    'differences.met': [{ guard: 'hasRefused', actions: ['count', 'tellRefused'] }, { actions: 'count' }],
  },
});
