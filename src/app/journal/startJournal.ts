import { createJournal } from '../../journal/record';
import { START_KEEPS } from '../../machines/startKeeps';
import { recordWith } from './journal';

export function startJournal(): void {
  recordWith(createJournal({ keeps: START_KEEPS }));
}
