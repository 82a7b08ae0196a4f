import { createActor } from 'xstate';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deletionMachine } from '../../src/machines/services/deletion';

type Exposed = { exportAndFold: () => Promise<{ text: string; values: unknown } | undefined> };

test('the exposed journal has the events from before its code was loaded, and folds to the present states', async () => {
  // Other tests share these modules.
  vi.resetModules();
  const [{ inspect }, { startJournal }, { exposeJournal }] = await Promise.all([
    import('../../src/app/journal/journal'),
    import('../../src/app/journal/startJournal'),
    import('../../src/demo/exposeJournal'),
  ]);
  exposeJournal();
  const holder = globalThis as { __journal?: Exposed };
  const { exportAndFold } = holder.__journal as Exposed;
  onTestFinished(() => void delete holder.__journal);
  expect(await exportAndFold()).toBeUndefined();

  const actor = createActor(deletionMachine, { id: 'deletion', inspect }).start();
  startJournal();
  actor.send({ type: 'deletion.open', noun: 'cita', id: 21, label: 'la cita de Nil', today: '2026-11-20' });
  const { text = '', values } = (await exportAndFold()) ?? {};
  expect(values).toEqual({ deletion: 'confirming' });
  expect(JSON.parse(text)).toMatchObject({
    checkpoints: [],
    entries: [
      { stream: 'deletion', machine: 'deletion', event: { type: 'xstate.init' } },
      { stream: 'deletion', event: { type: 'deletion.open', noun: 'cita', id: 21 } },
    ],
  });
  expect(text).not.toContain('Nil');
});
