import { expect, test } from 'vitest';
import { createDemo } from '../../../mock-server/demo/createDemo';
import { pack } from '../../../mock-server/demo/link';
import { createPersistence } from '../../../mock-server/demo/persistence';
import { readScenario, toScenario } from '../../../mock-server/demo/scenario';
import { listScenarios } from '../../../mock-server/demo/scenarios';
import { lengthen, shorten } from '../../../mock-server/demo/short';

const AT = '2026-11-16T09:00:00+01:00';
const STEP = { title: 'Entra', when: [{ machine: 'auth', event: 'xstate.done.actor.signIn' }] };
const known = listScenarios();
const demo = createDemo({ machineNow: () => Date.parse(AT), persistence: createPersistence(null) });
const full = known.find(({ id }) => id === 'jornada-plena')?.scenario;
const { writes: booked = [] } = full ?? {};
const [first] = booked;
const plain = toScenario({ title: 'Res', anchor: AT, clock: { at: AT } });
const lesson = toScenario({ ...plain, writes: first ? [...booked, first] : [], steps: [STEP] });

test('a link says neither usual values nor the writes that a built-in scenario begins with', () => {
  const { format, version, title, anchor, clock, steps } = lesson;
  expect(shorten(plain, known)).toEqual({ format, version, title, anchor, clock });
  const rest = { version, title, anchor, clock, steps, writes: [first] };
  expect(shorten(lesson, known)).toEqual({ after: 'jornada-plena', ...rest });
});

test('what a link opens is what was copied', async () => {
  const all = [plain, lesson, ...(full ? [full] : [])];
  const opened = await Promise.all(all.map(async (one) => demo.readLink(await demo.toLink(one))));
  expect(opened).toEqual(all);
});

test('a link about a built-in scenario that does not exist opens nothing, in an earlier version either', async () => {
  const text = JSON.stringify(shorten(lesson, known));
  expect([lengthen(text, []), readScenario(text)]).toEqual([null, 'foreign']);
  expect(await demo.readLink(await pack(text.replace('jornada', 'tarda')))).toBe('unknown');
});
