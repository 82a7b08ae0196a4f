import { expect, test } from 'vitest';
import type { DraftStep } from '../../../mock-server/demo/recording';
import { changeStep, listOthers, listSteps, moveStep } from '../../../src/demo/editor/steps';

const draft = (id: number, isStep = true): DraftStep => ({
  id,
  isStep,
  title: `Pas ${id}`,
  hint: '',
  at: [],
  record: null,
  isThis: false,
  times: 1,
  when: { machine: 'calendar', event: 'xstate.init', where: {} },
  from: { path: '/', who: null, writes: 0, at: 0 },
});
const ALL = [draft(1), draft(2, false), draft(3), draft(4)];
const ids = (steps: readonly DraftStep[]) => steps.map(({ id }) => id);

test('a step that is removed stays recorded, at its place', () => {
  const without = changeStep(ALL, 3, { isStep: false });
  expect([ids(listSteps(without)), ids(listOthers(without))]).toEqual([
    [1, 4],
    [2, 3],
  ]);
  expect(changeStep(without, 3, { isStep: true })).toEqual(ALL);
});

test('a step moves past the next one, whatever lies between', () => {
  expect(ids(moveStep(ALL, 3, -1))).toEqual([3, 1, 2, 4]);
  expect(ids(moveStep(ALL, 1, 1))).toEqual([2, 3, 1, 4]);
  expect(ids(listSteps(moveStep(ALL, 4, -1)))).toEqual([1, 4, 3]);
});

test('the first step moves no higher, the last one no lower', () => {
  expect(moveStep(ALL, 1, -1)).toEqual(ALL);
  expect(moveStep(ALL, 4, 1)).toEqual(ALL);
  expect(moveStep(ALL, 2, 1)).toEqual(ALL);
});
