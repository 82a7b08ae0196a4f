import type { Journal } from '../../src/journal/record';
import { replay } from './replay';

/** Events and transitions of a machine in recorded journals. */
export type Measured = { events: number; taken: Set<string> };

/**
 * Replays a journal and counts by machine.
 * @throws where the journal names a machine that is not known
 */
export function measure(journal: Journal, measured = new Map<string, Measured>()) {
  for (const { step } of replay(journal)) {
    const { id } = step.after.machine;
    const of = measured.get(id) ?? { events: 0, taken: new Set() };
    of.events += 1;
    for (const name of step.taken) of.taken.add(name);
    measured.set(id, of);
  }
  return measured;
}
