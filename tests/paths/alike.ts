import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { listCases } from './cases';
import type { Model } from './model';
import { send, type Effect } from './step';

/** How many snapshots that count as one state are compared. */
const COMPARED = 8;

/**
 * Snapshots that count as one state must take the same cases, to the same states, and do things of the same kinds. Those
 * that come first are compared; what is counted without end makes no end of them.
 */
export function checkAlike(
  model: Model,
  machine: AnyStateMachine,
  toKey: (snapshot: AnyMachineSnapshot) => string,
  states: ReadonlyMap<string, AnyMachineSnapshot>,
  starts: readonly AnyMachineSnapshot[],
): void {
  const takeAll = (snapshot: AnyMachineSnapshot) =>
    listCases(model, snapshot).map(({ name, event }) => {
      const { taken, after, effects } = send(machine, snapshot, event);
      return { after, line: JSON.stringify([name, taken, toKey(after), effects.map(getKind)]) };
    });
  const lines = new Map([...states].map(([key, known]) => [key, takeAll(known).map(({ line }) => line)]));
  const compared = new Map([...states.keys()].map((key) => [key, new Set<string>()]));
  const queue = [...starts];
  for (const snapshot of queue) {
    const key = toKey(snapshot);
    const others = compared.get(key);
    const context = JSON.stringify(snapshot.context);
    if (!others || others.size === COMPARED || others.has(context)) continue;
    others.add(context);
    const cases = takeAll(snapshot);
    const known = lines.get(key) ?? [];
    const difference = cases.findIndex(({ line }, index) => line !== known[index]);
    if (difference >= 0 || cases.length !== known.length)
      throw new Error(
        `${machine.id}: two states count as one but differ: ${key}\n${known[difference]}\n${cases[difference]?.line}`,
      );
    queue.push(...cases.map(({ after }) => after));
  }
}

/** What sort of thing an effect is, whatever it says. */
function getKind(effect: Effect): unknown {
  const sent = (effect['event'] ?? effect['emit']) as { type?: string } | undefined;
  return [...Object.keys(effect), effect['to'], effect['action'], sent?.type];
}
