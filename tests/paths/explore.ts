import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { listCases } from './cases';
import { listDeclared } from './declared';
import type { Model } from './model';
import { nameStates } from './names';
import { search, type Tried } from './search';
import { begin, toInert, type Effect } from './step';
import { getKeep } from '../machines/support/machines';

/** How many states a machine may have at most. */
const LIMIT = 2_000;

type State = { name: string; facts: Record<string, string>; tags: string[]; snapshot: AnyMachineSnapshot };

/** A case that a state takes: from where (null: not started yet) to where, and what is done. */
export type Move = {
  from: number | null;
  to: number;
  name: string;
  event: AnyEventObject;
  taken: string[];
  effects: Effect[];
  before: AnyMachineSnapshot | undefined;
  /** Which of the dirtier snapshots of its state it leaves; none for the first snapshot. */
  dirtier?: number;
  after: AnyMachineSnapshot;
};

export type Explored = {
  /** With nothing behind its actors. */
  machine: AnyStateMachine;
  model: Model;
  /** What it may be started with, by the name of the case that starts it. */
  inputs: Readonly<Record<string, unknown>>;
  /** The number of the state that a snapshot counts as; -1 where there is none. */
  getState: (snapshot: AnyMachineSnapshot) => number;
  /** The event that a case is in a snapshot: some name an actor that is there. */
  findEvent: (snapshot: AnyMachineSnapshot, name: string) => AnyEventObject | undefined;
  states: State[];
  moves: Move[];
  /** The same cases from dirtier snapshots of a state: a context field is not as at the start that is so in its first. */
  more: Move[];
  /** Cases that a state refuses. */
  refused: { state: number; name: string; event: AnyEventObject }[];
  /** Declared transitions that no case takes. */
  untaken: string[];
  /** What each guard answered. */
  verdicts: ReadonlyMap<string, ReadonlySet<boolean>>;
};

/** The fields of a context that a machine's guards read, as its `keep` declares them. */
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

/** The machine with its guards watched: what each that is asked answers is put down. */
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
 * Every state that a machine can come to by the cases of its model, with each case that is taken or refused there.
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
  const explored: Explored = {
    ...{
      machine,
      model,
      inputs,
      getState,
      findEvent,
      states: [],
      moves: [],
      more: [],
      refused: [],
      untaken: [],
      verdicts,
    },
  };
  const toMove = (from: number | null, { name, event, step }: Tried, before?: AnyMachineSnapshot): Move => ({
    ...{ from, to: getState(step.after), name, event, before },
    ...step,
  });
  for (const { name, step } of starts)
    explored.moves.push(toMove(null, { name, event: { type: 'start' }, step }));
  for (const [from, [key, [first, ...dirtiest]]] of [...found].entries()) {
    const { after: snapshot } = first.step;
    const toMoves = (tried: readonly Tried[], before: AnyMachineSnapshot): Move[] =>
      tried.filter(({ step }) => step.taken.length > 0).map((one) => toMove(from, one, before));
    explored.moves.push(...toMoves(first.tried, snapshot));
    const refused = first.tried.filter(({ step }) => step.taken.length === 0);
    explored.refused.push(...refused.map(({ name, event }) => ({ state: from, name, event })));
    explored.states.push({ name: key, facts: {}, tags: [...snapshot.tags].toSorted(), snapshot });
    for (const [index, { step, tried }] of dirtiest.entries())
      explored.more.push(...toMoves(tried, step.after).map((move) => ({ ...move, dirtier: index + 1 })));
  }
  nameStates(explored.states);
  const taken = new Set(explored.moves.flatMap((move) => move.taken));
  explored.untaken = listDeclared(machine).flatMap(([name]) => (taken.has(name) ? [] : [name]));
  return explored;
}
