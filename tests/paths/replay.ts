import type { AnyMachineSnapshot } from 'xstate';
import { MACHINES } from '../machines/support/machines';
import { createFold } from '../../src/journal/fold';
import type { Entry, Journal } from '../../src/journal/record';
import { begin, send, toInert, type Step } from './step';

type Replayed = { entry: Entry; step: Step };

/**
 * Replays a journal's steps on today's machines.
 * @throws where the journal names a machine that is not known
 */
export function* replay({ checkpoints, entries }: Journal): Generator<Replayed> {
  const folding = createFold(MACHINES);
  for (const checkpoint of checkpoints) folding.restore(checkpoint);
  const alive = new Map<string, AnyMachineSnapshot>(folding.snapshots);
  for (const entry of entries) {
    const { stream, machine: id, event } = entry;
    const before = alive.get(stream);
    const machine = id === undefined ? before?.machine : MACHINES[id];
    if (!machine) throw new Error(`The journal names a machine that is not known: ${id ?? stream}`);
    const step =
      id === undefined && before ? send(machine, before, event) : begin(toInert(machine), event['input']);
    if (event.type === 'xstate.stop') alive.delete(stream);
    else alive.set(stream, step.after);
    yield { entry, step };
  }
}
