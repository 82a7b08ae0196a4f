import { readJournal } from '../app/journal/journal';

/** Makes the journal available to browser tests as `__journal.exportAndFold()`. */
export function exposeJournal(): void {
  const exportAndFold = async () => {
    const journal = readJournal();
    return journal && (await import('./exportAndFold')).exportAndFold(journal);
  };
  Object.assign(globalThis, { __journal: { exportAndFold } });
}
