import { createJournal } from '../../journal/record';
import { START_KEEPS } from '../../machines/startKeeps';
import { recordWith } from './journal';

/** Begins the journal with what happened before its code came. */
export function startJournal(): void {
  recordWith(createJournal({ keeps: START_KEEPS }));
}
