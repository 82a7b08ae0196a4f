import { exportJournal, importJournal } from '../journal/exchange';
import { fold } from '../journal/fold';
import type { Journal } from '../journal/record';
import { loadMachines } from '../app/screens/machines';

/** What the demo's tests ask of a journal: it as JSON, and the state of each stream that folding that JSON leads to. */
export async function exportAndFold(journal: Journal) {
  const text = exportJournal(journal);
  const snapshots = fold(importJournal(text), await loadMachines());
  return { text, values: Object.fromEntries([...snapshots].map(([stream, { value }]) => [stream, value])) };
}
