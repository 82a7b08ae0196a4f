import { createJournal } from '../journal/record';
import { START_KEEPS } from '../machines/startKeeps';
import { recordWith } from './journal';

let journal: ReturnType<typeof createJournal> | undefined;

/** What is kept of what happened; undefined before the journal has come. */
export const readJournal = () => journal?.read();

/** Begins the journal with what happened before its code came. */
export function startJournal(): void {
  const started = createJournal({ keeps: START_KEEPS });
  journal = started;
  recordWith(started.inspect);
  if (import.meta.env.VITE_DEMO !== 'true') return;
  const exportAndFold = async () => (await import('./exportAndFold')).exportAndFold(started.read());
  Object.assign(globalThis, { __journal: { exportAndFold } });
}
