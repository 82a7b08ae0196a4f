import type { InspectionEvent } from 'xstate';

const early: InspectionEvent[] = [];
let record = (event: InspectionEvent): void => {
  early.push(event);
};

/** Records what every actor processes; to be given to the root. */
export function inspect(event: InspectionEvent): void {
  record(event);
}

/** Loads the journal, which the sign-in page does not wait for, and gives it what happened until then. */
export async function startJournal(): Promise<void> {
  const journal = await loadJournal();
  if (!journal) {
    early.length = 0;
    record = () => {};
    return;
  }
  for (const event of early.splice(0)) journal.inspect(event);
  record = journal.inspect;
  if (import.meta.env.VITE_DEMO !== 'true') return;
  const exportAndFold = async () => (await import('./exportAndFold')).exportAndFold(journal.read());
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
