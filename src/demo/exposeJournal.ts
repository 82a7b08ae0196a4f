import { readJournal } from '../app/journal/journal';

/** Offers the journal to browser tests, as `__journal.exportAndFold()`. */
export function exposeJournal(): void {
  const exportAndFold = async () => {
    const journal = readJournal();
    return journal && (await import('./exportAndFold')).exportAndFold(journal);
  };
  Object.assign(globalThis, { __journal: { exportAndFold } });
}
