import { exportJournal, importJournal } from '../journal/exchange';
import { fold } from '../journal/fold';
import type { Journal } from '../journal/record';
import { MACHINES } from './machines';

/** What the demo's tests ask of a journal: it as JSON, and the state of each stream that folding that JSON leads to. */
export function exportAndFold(journal: Journal) {
  const text = exportJournal(journal);
  const snapshots = fold(importJournal(text), MACHINES);
  return { text, values: Object.fromEntries([...snapshots].map(([stream, { value }]) => [stream, value])) };
}
