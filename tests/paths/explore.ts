import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { listCases } from './cases';
import { listDeclared } from './declared';
import type { Model } from './model';
import { nameStates } from './names';
import { search, type Found, type Tried } from './search';
import { begin, toInert, type Effect } from './step';
import { getKeep } from '../machines/support/machines';

const LIMIT = 2_000;

type State = { name: string; facts: Record<string, string>; tags: string[]; snapshot: AnyMachineSnapshot };

/** A case in a state: source (null: not started), target, effects. */
export type Move = {
  from: number | null;
  to: number;
  name: string;
  event: AnyEventObject;
  taken: string[];
  effects: Effect[];
  before: AnyMachineSnapshot | undefined;
  found?: Found | undefined;
  /** Which of its state's snapshots it starts from: 0 the first one, the others dirtier. */
  dirtier?: number;
  after: AnyMachineSnapshot;
};

export const isTaken = ({ from, taken }: Move): boolean => from === null || taken.length > 0;

export type Explored = {
  /** The machine, with inert actors. */
  machine: AnyStateMachine;
  model: Model;
  inputs: Readonly<Record<string, unknown>>;
  /** Number of the state of a snapshot; -1 without one. */
  getState: (snapshot: AnyMachineSnapshot) => number;
  /** Event of a case in a snapshot; some name an actor that lives there. */
  findEvent: (snapshot: AnyMachineSnapshot, name: string) => AnyEventObject | undefined;
  states: State[];
  /** Cases taken by any snapshot of each state, and those that its first one refuses. */
  cases: Move[];
  moves: Move[];
  refused: { state: number; name: string; event: AnyEventObject }[];
  untaken: string[];
  verdicts: ReadonlyMap<string, ReadonlySet<boolean>>;
};

function pickReads(machine: AnyStateMachine, context: unknown): Record<string, unknown> {
  const { reads } = getKeep(machine);
  return Object.fromEntries(
    reads.map((path) => {
      const name = path.replace(/^[=/]/, '');
      const value = name
        .split('.')
        .reduce<unknown>(
          (inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key],
          context,
        );
      return [name, value];
    }),
  );
}

function watch(machine: AnyStateMachine, verdicts: Map<string, Set<boolean>>): AnyStateMachine {
  const guards = machine.implementations.guards as Record<string, unknown>;
  const watched = Object.entries(guards).map(([name, guard]) => {
    const ask = (...args: unknown[]): boolean => {
      const answer = (guard as (...all: unknown[]) => boolean)(...args);
      verdicts.set(name, (verdicts.get(name) ?? new Set()).add(answer));
      return answer;
    };
    return [name, ask];
  });
  return machine.provide({ guards: Object.fromEntries(watched) as never });
}

/**
 * Every state that a machine can reach by the cases of its model, with taken and refused cases.
 * @throws where there are more states than a person would review, or two that count as one behave differently
 */
export function explore(model: Model): Explored {
  const verdicts = new Map<string, Set<boolean>>();
  const machine = watch(toInert(model.machine), verdicts);
  const toKey = ({ value, context }: AnyMachineSnapshot): string =>
    JSON.stringify([value, model.key ? model.key(context as never) : pickReads(machine, context)]);
  const inputs = model.inputs ?? { start: undefined };
  const starts = Object.entries(inputs).map(([name, input]) => ({ name, step: begin(machine, input) }));
  const found = search(model, machine, toKey, starts, LIMIT);
  const numbers = new Map([...found.keys()].map((key, index) => [key, index]));
  const getState = (snapshot: AnyMachineSnapshot): number => numbers.get(toKey(snapshot)) ?? -1;
  const findEvent = (snapshot: AnyMachineSnapshot, name: string): AnyEventObject | undefined =>
    listCases(model, snapshot).find((one) => one.name === name)?.event;
  const toCase = (from: number | null, { name, event, step }: Tried, found?: Found): Move => ({
    from,
    to: getState(step.after),
    name,
    event,
    found,
    before: found?.step.after,
    ...step,
  });
  const tried = [
    ...starts.map(({ name, step }) => toCase(null, { name, event: { type: 'start' }, step })),
    ...[...found.values()].flatMap((snapshots, from) =>
      snapshots.flatMap((snapshot, dirtier) =>
        snapshot.tried.map((one) => ({ ...toCase(from, one, snapshot), dirtier })),
      ),
    ),
  ];
  const isFirst = ({ dirtier = 0 }: Move): boolean => dirtier === 0;
  // Other snapshots refuse the same cases as the first.
  const cases = tried.filter((one) => isFirst(one) || isTaken(one));
  const firsts = cases.filter(isFirst);
  const states = [...found].map(([name, [{ step }]]) => ({
    name,
    facts: {},
    tags: [...step.after.tags].toSorted(),
    snapshot: step.after,
  }));
  nameStates(states);
  const moves = firsts.filter(isTaken);
  const refused = firsts.flatMap((one) =>
    one.from === null || isTaken(one) ? [] : [{ state: one.from, name: one.name, event: one.event }],
  );
  const taken = new Set(moves.flatMap((move) => move.taken));
  const untaken = listDeclared(machine).flatMap(([name]) => (taken.has(name) ? [] : [name]));
  return {
    machine,
    model,
    inputs,
    getState,
    findEvent,
    states,
    cases,
    moves,
    refused,
    untaken,
    verdicts,
  };
}
