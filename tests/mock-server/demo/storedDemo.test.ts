import { expect, test } from 'vitest';
import { createDemo } from '../../../mock-server/demo/createDemo';
import { createPersistence } from '../../../mock-server/demo/persistence';
import { readScenario, toScenario } from '../../../mock-server/demo/scenario';
import { findLatency } from '../../../mock-server/demo/storedDemo';
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
    ...lesson,
    done: [0],
    at: '/calendari',
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

test('a single call has its own latency, also none, and any other call that of all', () => {
  const { one } = openTwo();
  one.change({ latency: 150, latencies: { 'GET /consultes': 3000, 'GET /consultes/{id}': 0 } });
  const { conditions } = one.read();
  const asked = ['GET /consultes?page=2', 'GET /consultes/7', 'POST /consultes', 'GET /cites'];
  expect(
    asked.map((call) => {
      const [method = '', path = ''] = call.split(' ');
      return findLatency(conditions, { method, url: `http://demo.test/api${path}`, headers: {}, body: '' });
    }),
  ).toEqual([3000, 0, 150, 150]);
});

test('a scenario keeps the latencies of single calls, and has none without any', () => {
  const { one } = openTwo();
  const read = () => readScenario(one.toFile({ title: 'El meu', path: '/', who: null }));
  expect(read()).not.toHaveProperty('latencies');
  one.change({ latencies: { 'POST /consultes': 3000 } });
  const kept = read();
  expect(kept).toMatchObject({ latencies: { 'POST /consultes': 3000 } });
  if (typeof kept === 'object') one.open(kept);
  expect(one.read().conditions.latencies).toEqual({ 'POST /consultes': 3000 });
});

test('what it began with is kept, also after the lesson is left, until the first day is restored', () => {
  const { one, other } = openTwo();
  const { from } = one.read();
  expect(from).toMatchObject({ title: 'Entrar', steps: [{ title: 'Entra' }] });
  one.tick(0);
  one.endLesson();
  other.catchUp();
  expect(other.read().from).toEqual(from);
  if (from) other.open(from);
  expect(other.read().lesson).toMatchObject({ done: [], at: null });
  other.reset();
  expect(other.read().from).toBeNull();
});
