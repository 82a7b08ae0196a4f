import { expect, test } from 'vitest';
import { unpack } from '../../../mock-server/demo/link';
import { readScenario } from '../../../mock-server/demo/scenario';
import { getExplored } from '../explored';
import { MODELS } from '../models';
import { DRIVERS } from './drivers';
import { plan } from './plan';
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
    ['Prem «No assistida»', 'Després: demana confirmació.', 'attendance.open'],
    ['Confirma-ho', 'Després: marca.', 'attendance.confirm'],
  ]);
});

test('what has to go wrong is said with the call that the panel names', () => {
  const { steps } = lesson;
  expect(steps.find(({ when }) => when[0]?.event === 'xstate.error.actor.mark')?.hint).toBe(
    'Abans, al panell «Formació», «Errors»: PATCH /assessories/{id}/assistit, 400. Després: tancat.',
  );
});

test('its link holds the same lesson', async () => {
  const [, signs = ''] = (await toLink(lesson)).split('#e=');
  expect(readScenario((await unpack(signs)) ?? '')).toEqual(lesson);
});
