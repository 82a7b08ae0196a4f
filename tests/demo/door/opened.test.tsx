import { afterEach, expect, test } from 'vitest';
import { createDemo } from '../../../mock-server/demo/createDemo';
import { createPersistence } from '../../../mock-server/demo/persistence';
import { toScenario } from '../../../mock-server/demo/scenario';
import { forgetOpened, listOpened, rememberOpened } from '../../../src/demo/door/opened';

const NOW = Date.parse('2026-11-20T10:20:00+01:00');
const AT = new Date(NOW).toISOString();
const demo = createDemo({ machineNow: () => NOW, persistence: createPersistence(null) });
const name = (title: string, about = '') => toScenario({ title, about, anchor: AT, clock: { at: AT } });
const listTitles = () => listOpened(demo).map(({ title }) => title);

afterEach(() => localStorage.removeItem('punt-jove.demo.opened'));

test('the last five that were opened stay, the latest first, each title once', () => {
  for (const title of ['1', '2', '3', '4', '2', '5', '6']) rememberOpened(demo, name(title));
  expect(listTitles()).toEqual(['6', '5', '2', '4', '3']);
  forgetOpened(demo, name('2'));
  expect(listTitles()).toEqual(['6', '5', '4', '3']);
});

test('one that would leave no room for the demo is not kept', () => {
  rememberOpened(demo, name('Curt'));
  rememberOpened(demo, name('Llarg', 'a'.repeat(100_000)));
  expect(listTitles()).toEqual(['Curt']);
});

test('what is damaged in the storage is left out', () => {
  localStorage.setItem('punt-jove.demo.opened', JSON.stringify([7, '{}', demo.toFile(name('Sencer'))]));
  expect(listTitles()).toEqual(['Sencer']);
  localStorage.setItem('punt-jove.demo.opened', '{');
  expect(listTitles()).toEqual([]);
});
