import type { AnyMachineSnapshot } from 'xstate';
import { MACHINES } from '../machines/support/machines';
import { createFold } from '../../src/journal/fold';
import type { Journal } from '../../src/journal/record';
import { begin, send, toInert } from './step';

/** What recorded journals took of a machine: events that it processed, and the transitions. */
export type Measured = { events: number; taken: Set<string> };

/**
 * Folds a journal again and counts by machine what it took.
 * @throws where the journal names a machine that is not known
 */
export function measure({ checkpoints, entries }: Journal, measured = new Map<string, Measured>()) {
  const folding = createFold(MACHINES);
  for (const checkpoint of checkpoints) folding.restore(checkpoint);
  const alive = new Map<string, AnyMachineSnapshot>(folding.snapshots);
  for (const { stream, machine: id, event } of entries) {
    const before = alive.get(stream);
    const machine = id === undefined ? before?.machine : MACHINES[id];
    if (!machine) throw new Error(`The journal names a machine that is not known: ${id ?? stream}`);
    const { after, taken } =
      id === undefined && before ? send(machine, before, event) : begin(toInert(machine), event['input']);
    const of = measured.get(machine.id) ?? { events: 0, taken: new Set() };
    of.events += 1;
    for (const name of taken) of.taken.add(name);
    measured.set(machine.id, of);
    if (event.type === 'xstate.stop') alive.delete(stream);
    else alive.set(stream, after);
  }
  return measured;
}
