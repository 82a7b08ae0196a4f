import type { InspectionEvent } from 'xstate';

const early: InspectionEvent[] = [];
let record = (event: InspectionEvent): void => {
  early.push(event);
};

/** Records what every actor processes; to be given to the root. */
export function inspect(event: InspectionEvent): void {
  record(event);
}

/** Gives the journal, whose code comes later, what happened until then; without its code nothing is kept. */
export function recordWith(next: typeof record): void {
  record = next;
  for (const event of early.splice(0)) next(event);
}
