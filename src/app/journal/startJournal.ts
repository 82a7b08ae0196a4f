import { createJournal } from '../../journal/record';
import { START_KEEPS } from '../../machines/startKeeps';
import { recordWith } from './journal';

/** Begins the journal with what happened before its code came. */
export function startJournal(): void {
  const journal = createJournal({ keeps: START_KEEPS });
  recordWith(journal);
  if (import.meta.env.VITE_DEMO !== 'true') return;
  const exportAndFold = async () => (await import('../exportAndFold')).exportAndFold(journal.read());
  Object.assign(globalThis, { __journal: { exportAndFold } });
}
