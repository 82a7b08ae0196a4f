import type { AnyMachineSnapshot } from 'xstate';
import { createFold, type Machines } from './fold';
import type { Entry, Journal } from './record';
import { toReference } from './reference';

export type ActorState = { machine: string; value: AnyMachineSnapshot['value']; fields: Readonly<Fields> };

/** An event of a journal, and the state of its actor afterwards. */
export type Step = {
  number: number;
  reference: string;
  /** Milliseconds since 1970 by the last clock event; null before the first. */
  time: number | null;
  entry: Entry;
  answer: Answer | null;
  /** Null before the actor started and after it ended. */
  before: ActorState | null;
  after: ActorState | null;
};

export type Answer = { isDone: boolean; status: number | null; kind: string | null };

export type Steps = { start: ReadonlyMap<string, ActorState>; steps: readonly Step[] };

type Fields = Record<string, unknown>;

function toState({ machine, value, context }: AnyMachineSnapshot): ActorState {
  return { machine: machine.id, value, fields: { ...(context as Fields) } };
}

function findAnswer({ type, error }: Entry['event']): Answer | null {
  const [, outcome] = /^xstate\.(done|error)\.actor\./.exec(type) ?? [];
  if (outcome === undefined) return null;
  const { kind = null, status = null } = (error as { failure?: Partial<Answer> } | undefined)?.failure ?? {};
  return { isDone: outcome === 'done', status, kind };
}

function findTime({ event: { now, input } }: Entry): number | undefined {
  const time = now ?? (input as Fields | undefined)?.['now'];
  return typeof time === 'number' ? time : undefined;
}

/**
 * Folds a journal and keeps every step.
 * @throws where it names an unknown machine
 */
export function readSteps({ id, first, checkpoints, entries }: Journal, machines: Machines): Steps {
  const folding = createFold(machines);
  for (const checkpoint of checkpoints) folding.restore(checkpoint);
  const start = new Map([...folding.snapshots].map(([stream, snapshot]) => [stream, toState(snapshot)]));
  const states = new Map(start);
  let time: number | null = null;
  const steps = entries.map((entry, index): Step => {
    const { stream, event } = entry;
    const before = states.get(stream) ?? null;
    const state = toState(folding.apply(entry));
    const after = event.type === 'xstate.stop' ? null : state;
    if (after) states.set(stream, after);
    else states.delete(stream);
    time = findTime(entry) ?? time;
    const number = first + index;
    return {
      number,
      reference: toReference(id, number),
      time,
      entry,
      answer: findAnswer(event),
      before,
      after,
    };
  });
  return { start, steps };
}

/** Living actors after a step, by stream. */
export function getActorsAt({ start, steps }: Steps, index: number): ReadonlyMap<string, ActorState> {
  const actors = new Map(start);
  for (const { entry, after } of steps.slice(0, index + 1)) {
    if (after) actors.set(entry.stream, after);
    else actors.delete(entry.stream);
  }
  return actors;
}

const toPlain = (_: string, item: unknown): unknown => {
  const isObject = typeof item === 'object' && item !== null && !Array.isArray(item);
  const isPlain = !isObject || [Object, undefined].includes(item.constructor as ObjectConstructor);
  return isPlain && typeof item !== 'function' ? item : '…';
};

/** A value as JSON, if it is data. */
export function toText(value: unknown): string {
  try {
    return JSON.stringify(value, toPlain) ?? '';
  } catch {
    return '…';
  }
}

/** Fields that a step changed, with their values before and after; all fields of a new actor. */
export function findChanges({ before, after }: Step): { name: string; before: string; after: string }[] {
  const names = new Set([...Object.keys(before?.fields ?? {}), ...Object.keys(after?.fields ?? {})]);
  return [...names]
    .map((name) => ({ name, before: toText(before?.fields[name]), after: toText(after?.fields[name]) }))
    .filter((change) => change.before !== change.after);
}
