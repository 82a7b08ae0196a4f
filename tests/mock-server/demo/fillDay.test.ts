import { beforeEach, expect, test } from 'vitest';
import { createDemo } from '../../../mock-server/demo/createDemo';
import type { Demo } from '../../../mock-server/demo/demo';
import { createPersistence } from '../../../mock-server/demo/persistence';
import { readScenario } from '../../../mock-server/demo/scenario';
import { createStorage } from '../support/storage';

const NOW = Date.parse('2026-11-20T10:20:00+01:00');
const MONDAY = '2026-11-23';
let storage: Storage;
let demo: Demo;

const open = (): Demo => createDemo({ machineNow: () => NOW, persistence: createPersistence(storage) });

beforeEach(() => {
  storage = createStorage();
  demo = open();
});

async function countFree(at = demo): Promise<number> {
  const token = at.signIn('admin@example.org')?.token ?? '';
  const answer = await at.answer({
    method: 'GET',
    url: `http://demo.test/api/cites/disponibilitats?oficina_id=1&data_inici=${MONDAY}&data_fi=${MONDAY}`,
    headers: { authorization: `Bearer ${token}` },
    body: '',
  });
  if (answer === 'network') throw new Error('no answer');
  return (JSON.parse(answer.body) as { data: { lliure: boolean }[] }).data.filter(({ lliure }) => lliure)
    .length;
}

test('an office is filled: its free hours of that day are taken, also after a reload', async () => {
  const turn = demo.read().turn;
  const [office] = demo.listFillable(MONDAY);
  expect(office).toEqual({ key: 'oficina/1', name: 'Oficina Gràcia', free: await countFree() });
  demo.fillDay(MONDAY, 'oficina/1');
  expect(demo.read().turn).toBe(turn + 1);
  expect(demo.listFillable(MONDAY).map(({ key }) => key)).not.toContain('oficina/1');
  expect([await countFree(), await countFree(open())]).toEqual([0, 0]);
});

test('a professional is filled, and all others stay as free as they were', () => {
  const before = demo.listFillable(MONDAY);
  const one = before.find(({ key }) => key.startsWith('professional'));
  if (!one) throw new Error('no professional with free hours');
  demo.fillDay(MONDAY, one.key);
  const others = (list: typeof before) =>
    list.filter(({ key }) => key.startsWith('professional') && key !== one.key);
  expect(others(demo.listFillable(MONDAY))).toEqual(others(before));
  expect(demo.listFillable(MONDAY).some(({ key }) => key === one.key)).toBe(false);
});

test('what was filled goes into a scenario, and back out of the history', () => {
  demo.fillDay(MONDAY, 'oficina/1');
  const scenario = readScenario(demo.toFile({ title: 'Dilluns ple', path: '/', who: null }));
  const there = createDemo({ machineNow: () => NOW, persistence: createPersistence(null) });
  if (typeof scenario === 'string') throw new Error(scenario);
  there.open(scenario);
  expect(there.listFillable(MONDAY)).toEqual(demo.listFillable(MONDAY));
  demo.goTo(0);
  expect(demo.listFillable(MONDAY)[0]?.key).toBe('oficina/1');
});

test('a day without free hours has nothing to fill', () => {
  expect(demo.listFillable('2026-11-22')).toEqual([]);
});
