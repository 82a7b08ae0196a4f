import { expect, test } from 'vitest';
import { createDemo } from '../../../mock-server/demo/createDemo';
import { createPersistence } from '../../../mock-server/demo/persistence';
import { toScenario } from '../../../mock-server/demo/scenario';
import { createStorage } from '../support/storage';

const NOW = Date.parse('2026-11-20T10:20:00+01:00');

/** Two tabs; the first has begun a lesson. */
function openTwo() {
  const storage = createStorage();
  const open = () => createDemo({ machineNow: () => NOW, persistence: createPersistence(storage) });
  const [one, other] = [open(), open()];
  const at = new Date(NOW).toISOString();
  const steps = [{ title: 'Entra', when: [{ machine: 'auth', event: 'xstate.done.actor.signIn' }] }];
  one.open(toScenario({ title: 'Entrar', anchor: at, clock: { at }, steps }));
  other.catchUp();
  return { one, other };
}

test("another tab's lesson is gone on with, and its data stays as it is", () => {
  const { one, other } = openTwo();
  const { turn, lesson } = other.read();
  expect(lesson).toMatchObject({ done: [], at: null });
  one.stand('/calendari');
  one.tick(0);
  other.catchUp();
  expect(other.read().lesson).toEqual({
    ...{ ...lesson, done: [0], at: '/calendari' },
    course: expect.objectContaining({ ticks: { 0: 0 } }),
  });
  expect(other.read().turn).toBe(turn);
});

test("another tab's data is taken over", () => {
  const { one, other } = openTwo();
  const { turn } = other.read();
  one.change({ latency: 150 });
  other.catchUp();
  expect(other.read().conditions.latency).toBe(150);
  expect(other.read().turn).toBe(turn + 1);
});
