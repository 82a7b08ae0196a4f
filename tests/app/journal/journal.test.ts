import { createActor } from 'xstate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deletionMachine } from '../../../src/machines/services/deletion';

type Exposed = { exportAndFold: () => Promise<{ text: string; values: unknown }> };

const findExposed = () => (globalThis as { __journal?: Exposed }).__journal;

afterEach(() => {
  vi.unstubAllEnvs();
  delete (globalThis as { __journal?: Exposed }).__journal;
});

async function load(isDemo: string) {
  vi.resetModules();
  vi.stubEnv('VITE_DEMO', isDemo);
  const [{ inspect }, { startJournal }] = await Promise.all([
    import('../../../src/app/journal/journal'),
    import('../../../src/app/journal/startJournal'),
  ]);
  return { inspect, startJournal };
}

describe('the journal of the running product', () => {
  test('is within reach in the demo alone', async () => {
    (await load('')).startJournal();
    expect(findExposed()).toBeUndefined();
    (await load('true')).startJournal();
    expect(findExposed()).toBeDefined();
  });

  test('holds what was processed, before it was loaded too, and folds to where it led', async () => {
    const { inspect, startJournal } = await load('true');
    const actor = createActor(deletionMachine, { id: 'deletion', inspect }).start();
    startJournal();
    actor.send({ type: 'deletion.open', noun: 'cita', id: 21, label: 'la cita de Nil', today: '2026-11-20' });
    const { text, values } = (await findExposed()?.exportAndFold()) ?? {};
    expect(values).toEqual({ deletion: 'confirming' });
    expect(JSON.parse(text ?? '')).toMatchObject({
      checkpoints: [],
      entries: [
        { stream: 'deletion', machine: 'deletion', event: { type: 'xstate.init' } },
        { stream: 'deletion', event: { type: 'deletion.open', noun: 'cita', id: 21 } },
      ],
    });
    expect(text).not.toContain('Nil');
  });
});
