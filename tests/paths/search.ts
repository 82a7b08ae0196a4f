import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { listCases } from './cases';
import { createDirt } from './dirt';
import type { Model } from './model';
import { send, type Effect, type Step } from './step';

/** Snapshots of one state that are compared, beside those that make it dirtier. */
const COMPARED = 8;

export type Start = { name: string; step: Step };
/** A case of a snapshot and its result; no transitions where it is refused. */
export type Tried = { name: string; event: AnyEventObject; step: Step };
type Way = { start: string; by?: { from: Found; event: AnyEventObject }; step: Step };
/** A snapshot with its cases, and its origin: a start, or a case of another snapshot. */
export type Found = Way & { dirty: string[]; tried: Tried[] };

type Alike = {
  found: [Found, ...Found[]];
  contexts: Set<string>;
  lines: string[];
  dirty: Set<string>;
  most: number;
};

/**
 * Reachable states by key, with their dirtiest snapshots: an uncleared value shows there.
 * @throws where there are more states than the limit, or two that count as one behave differently
 */
export function search(
  model: Model,
  machine: AnyStateMachine,
  toKey: (snapshot: AnyMachineSnapshot) => string,
  starts: readonly Start[],
  limit: number,
): Map<string, [Found, ...Found[]]> {
  const states = new Map<string, Alike>();
  for (const start of starts) {
    const { list } = createDirt(start.step.after);
    const queue = [{ start: start.name, step: start.step } as Way];
    for (const { step, ...way } of queue) {
      const snapshot = step.after;
      const key = toKey(snapshot);
      const alike = states.get(key);
      const dirty = list(snapshot);
      const isDirtier =
        alike && (dirty.length > alike.most || dirty.some((field) => !alike.dirty.has(field)));
      if (alike && alike.found.length >= COMPARED && !isDirtier) continue;
      const context = JSON.stringify(snapshot.context);
      if (alike?.contexts.has(context)) continue;
      const tried = listCases(model, snapshot).map(({ name, event }) => ({
        name,
        event,
        step: send(machine, snapshot, event),
      }));
      const found: Found = { ...way, step, dirty, tried };
      const lines = tried.map(({ name, step: { taken, after, effects } }) =>
        JSON.stringify([name, taken, toKey(after), effects.map(getKind)]),
      );
      if (alike) {
        const difference = [...lines.keys()].find((index) => lines[index] !== alike.lines[index]);
        if (difference !== undefined || lines.length !== alike.lines.length)
          throw new Error(
            `${machine.id}: two states count as one but differ: ${key}\n${alike.lines[difference ?? -1]}\n${lines[difference ?? -1]}`,
          );
        alike.found.push(found);
        alike.contexts.add(context);
        for (const field of dirty) alike.dirty.add(field);
        alike.most = Math.max(alike.most, dirty.length);
      } else {
        if (states.size === limit) throw new Error(`${machine.id} has more than ${limit} states`);
        states.set(key, {
          found: [found],
          contexts: new Set([context]),
          lines,
          dirty: new Set(dirty),
          most: dirty.length,
        });
      }
      for (const { event, step: next } of tried)
        if (next.taken.length > 0) queue.push({ start: way.start, by: { from: found, event }, step: next });
    }
  }
  return new Map([...states].map(([key, { found }]) => [key, pickDirtiest(found)]));
}

/** The first snapshot, then those with the most dirty fields that are clean in all before. */
function pickDirtiest([first, ...others]: readonly [Found, ...Found[]]): [Found, ...Found[]] {
  const picked: [Found, ...Found[]] = [first];
  let left = [...new Set(others.flatMap(({ dirty }) => dirty))];
  for (const { dirty } of picked) {
    left = left.filter((field) => !dirty.includes(field));
    const counted = others.map((found) => ({
      found,
      count: left.filter((field) => found.dirty.includes(field)).length,
    }));
    const most = Math.max(1, ...counted.map(({ count }) => count));
    picked.push(
      ...counted
        .filter(({ count }) => count === most)
        .slice(0, 1)
        .map(({ found }) => found),
    );
  }
  return picked;
}

/** Kind of an effect, whatever its values. */
function getKind(effect: Effect): unknown {
  const sent = (effect['event'] ?? effect['emit']) as { type?: string } | undefined;
  return [...Object.keys(effect), effect['to'], effect['action'], sent?.type];
}
