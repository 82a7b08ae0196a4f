import type { InspectionEvent } from 'xstate';
import type { Journal } from '../../journal/record';

type Recorder = { inspect: (event: InspectionEvent) => void; read?: () => Journal };

const early: InspectionEvent[] = [];
let recorder: Recorder = { inspect: (event) => early.push(event) };

/** Inspector of the root actor; holds its events back until the journal's code is loaded. */
export function inspect(event: InspectionEvent): void {
  recorder.inspect(event);
}

export const readJournal = () => recorder.read?.();

/** Passes the events held back to a recorder, and every later one. */
export function recordWith(next: Recorder): void {
  recorder = next;
  early.splice(0).forEach(inspect);
}
