import type { AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { checkAlike } from './alike';
import { listCases } from './cases';
import { listDeclared } from './declared';
import type { Model } from './model';
import { nameStates } from './names';
import { begin, send, toInert, type Effect } from './step';
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
  const starts = Object.entries(inputs).map(([name, input]) => ({
    name,
    input,
    step: begin(machine, input),
  }));
  const states = new Map<string, AnyMachineSnapshot>();
  for (const { step } of starts) {
    const adjacency = getAdjacencyMap(toLogic(machine, step.after), {
      events: (snapshot) => listCases(model, snapshot).map(({ event }) => event),
      serializeState: (snapshot) => toKey(snapshot),
      serializeEvent: (event) => JSON.stringify(event),
      limit: LIMIT * 100,
      stopWhen: () => states.size > LIMIT,
    });
    for (const [key, { state }] of Object.entries(adjacency)) {
      if (!states.has(key)) states.set(key, state);
    }
    if (states.size > LIMIT) throw new Error(`${machine.id} has more than ${LIMIT} states`);
  }

  const first = starts.map(({ step }) => step.after);
  checkAlike(model, machine, toKey, states, first);

  const numbers = new Map([...states.keys()].map((key, index) => [key, index]));
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
      refused: [],
      untaken: [],
      verdicts,
    },
  };
  for (const { name, step } of starts) {
    const event = { type: 'start' };
    const { taken, effects, after } = step;
    explored.moves.push({ from: null, to: getState(after), name, event, taken, effects, after });
  }
  for (const [key, snapshot] of states) {
    const from = getState(snapshot);
    for (const { name, event } of listCases(model, snapshot)) {
      const { taken, effects, after } = send(machine, snapshot, event);
      if (taken.length === 0) explored.refused.push({ state: from, name, event });
      else {
        explored.moves.push({ from, to: getState(after), name, event, taken, effects, after });
      }
    }
    explored.states.push({ name: key, facts: {}, tags: [...snapshot.tags].toSorted(), snapshot });
  }
  nameStates(explored.states);
  const taken = new Set(explored.moves.flatMap((move) => move.taken));
  explored.untaken = listDeclared(machine).flatMap(([name]) => (taken.has(name) ? [] : [name]));
  return explored;
}

/** A machine's transitions as `getAdjacencyMap` asks for them, none of their effects executed. */
function toLogic(machine: AnyStateMachine, first: AnyMachineSnapshot) {
  return {
    getInitialSnapshot: () => first,
    transition: (before: AnyMachineSnapshot, event: AnyEventObject, _: AnyActorScope) =>
      send(machine, before, event).after,
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot,
  };
}
