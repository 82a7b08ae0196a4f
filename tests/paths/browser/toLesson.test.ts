import { expect, test } from 'vitest';
import { unpack } from '../../../mock-server/demo/link';
import { readScenario } from '../../../mock-server/demo/scenario';
import { getExplored } from '../explored';
import { MODELS } from '../models';
import { DRIVERS } from './drivers';
import { FAILURE, plan, readOutcome } from './plan';
import { toLesson, toLink } from './toLesson';

const model = MODELS.find(({ machine }) => machine.id === 'attendance');
const driver = DRIVERS.find((one) => one.machine === 'attendance');
if (!model || !driver) throw new Error('nothing of attendance');
const explored = getExplored(model);
const path = plan(explored, driver).find((steps) => steps.some(({ name }) => name === 'mark: 400'));
const lesson = toLesson(
  driver,
  { who: 'informador_integral', path: '/assessories/7' },
  path ?? [],
  (state) => explored.states[state]?.name ?? '',
);

test('a path is a lesson: whose it is, where it begins, and a step for each thing to be done, in words', () => {
  const { who, path: start, clock, steps } = lesson;
  expect({ who, start, clock }).toEqual({
    who: 'informador_integral@example.org',
    start: '/assessories/7',
    clock: { at: '2026-11-20T09:20:00.000Z', stands: false },
  });
  expect(steps.slice(0, 2).map(({ title, hint, when }) => [title, hint, when[0]?.event])).toEqual([
    ['Prem «Marca com a no assistida»', 'Després: demana confirmació.', 'attendance.open'],
    ['Confirma-ho', 'Després: marca.', 'attendance.confirm'],
  ]);
});

test('what has to go wrong is said with the call that the panel names', () => {
  const { steps } = lesson;
  expect(steps.find(({ when }) => when[0]?.event === 'xstate.error.actor.mark')?.hint).toBe(
    'Abans, a «Formació», «Errors»: PATCH /assessories/{id}/assistit, «400 · petició incorrecta». Després: tancat.',
  );
});

test('every failure that a path meets has a name in the panel, and every call', () => {
  const hints = DRIVERS.flatMap((one) => {
    const known = MODELS.find(({ machine }) => machine.id === one.machine);
    if (!known) throw new Error(`no model of ${one.machine}`);
    const found = getExplored(known);
    const name = (state: number) => found.states[state]?.name ?? '';
    return plan(found, one).flatMap((steps) =>
      steps
        .filter((step) => FAILURE.test(readOutcome(step.name)?.end ?? ''))
        .map((step) => toLesson(one, { who: null, path: '/' }, [step], name).steps[0]?.hint ?? ''),
    );
  });
  const CALL = /^Abans, a «Formació», «Errors»: [A-Z]+ \/[\w/{}-]+( o [A-Z]+ \/[\w/{}-]+)*, «[^»]+»\. /;
  expect(hints).not.toEqual([]);
  expect(hints.filter((hint) => !CALL.test(hint))).toEqual([]);
});

test('its link holds the same lesson', async () => {
  const [, signs = ''] = (await toLink(lesson)).split('#e=');
  expect(readScenario((await unpack(signs)) ?? '')).toEqual(lesson);
});
