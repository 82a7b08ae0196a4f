import type { InspectionEvent } from 'xstate';
import type { Journal } from '../../journal/record';

type Recorder = { inspect: (event: InspectionEvent) => void; read?: () => Journal };

const early: InspectionEvent[] = [];
let recorder: Recorder = { inspect: (event) => early.push(event) };

/** Records what every actor processes; to be given to the root. */
export function inspect(event: InspectionEvent): void {
  recorder.inspect(event);
}

/** What is kept of what happened; undefined before the journal has come. */
export const readJournal = () => recorder.read?.();

/** Gives the journal, whose code comes later, what happened until then; without its code nothing is kept. */
export function recordWith(next: Recorder): void {
  recorder = next;
  early.splice(0).forEach(inspect);
}
