import { createMachine, type AnyStateMachine } from 'xstate';
import type { Explored } from './explore';
import { begin, send, toInert, type Step } from './step';
import type { Walked } from './walk';

/** A machine with one thing missing, and what that is. */
type Mutant = { id: string; machine: AnyStateMachine };

/** A part of a machine's configuration: a state, a transition or a list of them. */
type Part = Readonly<Record<string, unknown>>;
type Place = readonly (string | number)[];

const toList = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** A configuration with something else at one place; undefined takes away what is there. */
function replaceAt(config: unknown, [first, ...rest]: Place, value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(config)) {
    const items = config.map((item, index) =>
      index === first ? replaceAt(item, rest, value) : (item as unknown),
    );
    return items.filter((item) => item !== undefined);
  }
  const { [first]: old, ...others } = config as Record<string | number, unknown>;
  const changed = replaceAt(old, rest, value);
  return changed === undefined ? others : { ...others, [first]: changed };
}

type Change = { id: string; place: Place; value: unknown };

/** Each action of a list or of a single one, left out. */
function dropActions(actions: unknown, place: Place, id: string): Change[] {
  const all = toList(actions);
  return all.map((action, index) => {
    const { type = 'assign' } = (typeof action === 'string' ? { type: action } : action) as { type?: string };
    const value = all.filter((_, other) => other !== index);
    return { id: `${id} without ${type.replace('xstate.', '')} #${index}`, place, value };
  });
}

/** Each transition for an event, left out, and without its guard and each of its actions. */
function changeTransitions(transitions: unknown, place: Place, id: string): Change[] {
  const all = toList(transitions);
  return all.flatMap((transition, index) => {
    const name = `${id} #${index}`;
    const at = Array.isArray(transitions) ? [...place, index] : place;
    const of = (typeof transition === 'object' ? transition : {}) as Part;
    return [
      { id: `${name} deleted`, place: at, value: undefined },
      ...(of['guard'] === undefined
        ? []
        : [{ id: `${name} without its guard`, place: [...at, 'guard'], value: undefined }]),
      ...dropActions(of['actions'], [...at, 'actions'], name),
    ];
  });
}

/** Everything that may be missing of a state and of those within it. */
function changeState(state: Part, place: Place, id: string): Change[] {
  const events = ['on', 'after'].flatMap((kind) =>
    Object.entries((state[kind] ?? {}) as Part).flatMap(([event, transitions]) =>
      changeTransitions(
        transitions,
        [...place, kind, event],
        `${id} ${kind === 'on' ? '' : 'after '}${event}`,
      ),
    ),
  );
  const ends = toList(state['invoke']).flatMap((invoke, index) => {
    const at = Array.isArray(state['invoke']) ? [...place, 'invoke', index] : [...place, 'invoke'];
    const of = invoke as Part;
    return ['onDone', 'onError'].flatMap((kind) =>
      changeTransitions(of[kind], [...at, kind], `${id} ${String(of['id'])} ${kind}`),
    );
  });
  return [
    ...events,
    ...ends,
    ...changeTransitions(state['always'], [...place, 'always'], `${id} always`),
    ...['entry', 'exit'].flatMap((kind) => dropActions(state[kind], [...place, kind], `${id} ${kind}`)),
    ...Object.entries((state['states'] ?? {}) as Readonly<Record<string, Part>>).flatMap(([name, inner]) =>
      changeState(inner, [...place, 'states', name], `${id}.${name}`),
    ),
  ];
}

/** The machine made anew, of another configuration. */
const remake = (machine: AnyStateMachine, config: unknown): AnyStateMachine =>
  toInert(createMachine(config as never, machine.implementations as never));

/** The machine made anew as it is: what no path may notice, or noticing would mean nothing. */
export const copy = (machine: AnyStateMachine): Mutant => ({
  id: `${machine.id} as it is`,
  machine: remake(machine, machine.config),
});

/** The machine with each of its transitions, guards and actions missing once. */
export function listMutants(machine: AnyStateMachine): Mutant[] {
  const config = machine.config as Part;
  return changeState(config, [], machine.id).map(({ id, place, value }) => ({
    id,
    machine: remake(machine, replaceAt(config, place, value)),
  }));
}

const describe = ({ after, effects }: Step): string => {
  const { value, tags, context } = after;
  return JSON.stringify([value, [...tags].toSorted(), context, effects]);
};

/** Whether the machine's paths, and what its states refuse, show that the mutant is another. */
export function isKilled(explored: Explored, paths: readonly Walked[][], { machine }: Mutant): boolean {
  const visited = new Set<number>();
  try {
    return paths.some((path) => {
      let seen: Step | undefined;
      return path.some(({ move, event, step }) => {
        seen = seen ? send(machine, seen.after, event) : begin(machine, explored.inputs[move.name]);
        return describe(step) !== describe(seen) || !refusesTheSame(explored, visited, move.to, step, seen);
      });
    });
  } catch {
    return true;
  }
}

/** Whether whatever a state refuses changes nothing in the mutant either. */
function refusesTheSame(
  { refused, findEvent }: Explored,
  visited: Set<number>,
  at: number,
  { after }: Step,
  seen: Step,
): boolean {
  if (visited.has(at)) return true;
  visited.add(at);
  const before = describe({ ...seen, effects: [] });
  return refused.every(({ state, name }) => {
    const event = state === at ? findEvent(after, name) : undefined;
    return !event || describe(send(seen.after.machine, seen.after, event)) === before;
  });
}
