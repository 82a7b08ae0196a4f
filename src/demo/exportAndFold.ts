import { exportJournal, importJournal } from '../journal/exchange';
import { fold } from '../journal/fold';
import type { Journal } from '../journal/record';
import { loadMachines } from '../app/screens/machines';

/** A journal as JSON, with the state of each stream after folding that JSON. */
export async function exportAndFold(journal: Journal) {
  const text = exportJournal(journal);
  const snapshots = fold(importJournal(text), await loadMachines());
  return { text, values: Object.fromEntries([...snapshots].map(([stream, { value }]) => [stream, value])) };
}
