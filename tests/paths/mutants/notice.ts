import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { isTaken, type Explored, type Move } from '../explore';
import { createTruth } from '../golden/truth';
import type { Found } from '../search';
import { begin, send, type Step } from '../step';

const describe = ({ after, effects, taken }: Step): string => {
  const { value, tags, context } = after;
  return JSON.stringify([value, [...tags].toSorted(), context, effects, taken.length > 0]);
};

/** Replays a machine's cases on another one, which reaches each snapshot in the same way. */
export function createReplay({ inputs, getState }: Explored, machine: AnyStateMachine) {
  const known = new Map<Found, AnyMachineSnapshot>();
  const reach = (found: Found): AnyMachineSnapshot => {
    const { start, by } = found;
    const snapshot =
      known.get(found) ??
      (by ? send(machine, reach(by.from), by.event) : begin(machine, inputs[start])).after;
    known.set(found, snapshot);
    return snapshot;
  };
  return (one: Move): Move => {
    const before = one.found && reach(one.found);
    const step = before ? send(machine, before, one.event) : begin(machine, inputs[one.name]);
    return { ...one, ...step, before, to: getState(step.after) };
  };
}

/** Cases in an order that takes each transition early once, then twice. */
function sortBySeldom(cases: readonly Move[]): Move[] {
  const times = new Map<string, number>();
  const ranked = cases.map((one) => {
    const ranks = one.taken.map((name) => times.get(name) ?? 0);
    for (const name of one.taken) times.set(name, (times.get(name) ?? 0) + 1);
    return { one, rank: isTaken(one) ? Math.min(...ranks, Infinity) : Infinity };
  });
  return ranked
    .toSorted((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .map(({ one }) => one);
}

export function createNotice(explored: Explored): (machine: AnyStateMachine) => boolean {
  const truths = new Map<string, (one: Move) => boolean>();
  const isTrue = (one: Move): boolean => {
    const truth = truths.get(one.name) ?? createTruth(explored, one.name);
    truths.set(one.name, truth);
    return truth(one);
  };
  const lines = new Map(explored.cases.map((one) => [one, describe(one)]));
  const cases = sortBySeldom(explored.cases);
  return (machine) => {
    const replay = createReplay(explored, machine);
    try {
      return cases.some((one) => {
        const seen = replay(one);
        return describe(seen) !== lines.get(one) && !isTrue(seen);
      });
    } catch {
      return true;
    }
  };
}
