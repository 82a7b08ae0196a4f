import type { InspectionEvent } from 'xstate';
import type { createJournal } from '../journal/record';

let journal: ReturnType<typeof createJournal> | undefined;
const early: InspectionEvent[] = [];
let record = (event: InspectionEvent): void => {
  early.push(event);
};

/** Records what every actor processes; to be given to the root. */
export function inspect(event: InspectionEvent): void {
  record(event);
}

/** What is kept of what happened; undefined before the journal has come. */
export const readJournal = () => journal?.read();

/** Loads the journal, which the sign-in page does not wait for, and gives it what happened until then. */
export async function startJournal(): Promise<void> {
  const loaded = await loadJournal();
  if (!loaded) {
    early.length = 0;
    record = () => {};
    return;
  }
  for (const event of early.splice(0)) loaded.inspect(event);
  record = loaded.inspect;
  journal = loaded;
  if (import.meta.env.VITE_DEMO !== 'true') return;
  const exportAndFold = async () => (await import('./exportAndFold')).exportAndFold(loaded.read());
  Object.assign(globalThis, { __journal: { exportAndFold } });
}

/** Without its code, which may not arrive, nothing is recorded and nothing kept. */
async function loadJournal() {
  try {
    const [{ createJournal }, { START_KEEPS: keeps }] = await Promise.all([
      import('../journal/record'),
      import('../machines/startKeeps'),
    ]);
    return createJournal({ keeps });
  } catch {
    return undefined;
  }
}
