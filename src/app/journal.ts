import { createJournal } from '../journal/record';
import { settings } from './settings';

const journal = createJournal();

/** Records what every actor processes; to be given to the root. */
export const { inspect } = journal;

/** What the demo's tests ask: the journal as JSON, and the state that it leads to. */
async function exportAndFold() {
  const [{ exportJournal, importJournal }, { fold }, { MACHINES }] = await Promise.all([
    import('../journal/exchange'),
    import('../journal/fold'),
    import('./machines'),
  ]);
  const text = exportJournal(journal.read());
  const snapshots = fold(importJournal(text), MACHINES);
  return { text, values: Object.fromEntries([...snapshots].map(([stream, { value }]) => [stream, value])) };
}

if (settings.isDemo) Object.assign(globalThis, { __journal: { exportAndFold } });
