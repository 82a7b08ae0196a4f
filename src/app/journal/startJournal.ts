import { createJournal } from '../../journal/record';
import { START_KEEPS } from '../../machines/startKeeps';
import { recordWith } from './journal';

/** Starts the journal, with the events from before its code was loaded. */
export function startJournal(): void {
  recordWith(createJournal({ keeps: START_KEEPS }));
}
