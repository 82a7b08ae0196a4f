import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import type { Difference } from '../../domain/values/tolerant';
import type { Keep } from '../kit/keep';
import { toUnexpectedNotice } from '../kit/failures';
import { getRoot } from '../kit/rootRef';

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

/** Schema differences since sign-in; the person is notified if records are lost by them. */
export const differencesMachine = setup({
  types: {
    context: {} as { met: readonly Met[] },
    events: {} as DifferencesEvent,
    meta: {} as { keep: Keep<DifferencesEvent> },
  },
  actors: {
    listen: fromCallback<DifferencesEvent>(() => {}),
  },
  actions: {
    count: assign({ met: ({ context, event }) => count(context.met, event) }),
    reportRefused: enqueueActions(({ enqueue, event, system }) => {
      const params = { count: countRefused(event) };
      enqueue.sendTo(getRoot(system), toUnexpectedNotice({ key: 'answer.refused', params }));
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
    'differences.met': [{ guard: 'hasRefused', actions: ['count', 'reportRefused'] }, { actions: 'count' }],
  },
});
