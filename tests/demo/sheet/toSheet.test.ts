import { expect, test } from 'vitest';
import { toSheet } from '../../../src/demo/sheet/toSheet';
import { step } from '../support/sheets';

const NOW = Date.parse('2026-11-20T09:10:00Z');

const toStep = (title: string) => ({ title, hint: null, at: null, when: [] });
const lesson = {
  title: 'Una lliçó',
  steps: ['Primer', 'Segon', 'Tercer', 'Quart', 'Cinquè'].map(toStep),
  at: null,
  done: [1, 0, 2],
  course: {
    id: 'k3f9a',
    began: Date.parse('2026-11-20T09:00:00Z'),
    seen: 100_400,
    until: NOW,
    // The second step came first; the first and the third came at once.
    ticks: { 0: 30_000, 1: 12_400, 2: 30_000 },
    hints: [0, 0, 3],
    failed: [
      { step: 3, call: 'POST /cites', why: '500' },
      { step: 3, call: 'POST /cites', why: 'network' },
      { step: 3, call: 'POST /cites', why: '500' },
    ],
  },
};

test("a step's time begins at the tick before it; the due one has its time so far, later ones none", () => {
  expect(toSheet(lesson, NOW)).toEqual({
    id: 'k3f9a',
    lesson: 'Una lliçó',
    began: '2026-11-20T09:00:00.000Z',
    saved: '2026-11-20T09:10:00.000Z',
    steps: [
      step('Primer', { seconds: 18, hints: 2 }),
      step('Segon', { seconds: 12 }),
      step('Tercer', { seconds: 0 }),
      step('Quart', {
        done: false,
        seconds: 70,
        hints: 1,
        faults: [
          { call: 'POST /cites', why: '500', times: 2 },
          { call: 'POST /cites', why: 'network', times: 1 },
        ],
      }),
      step('Cinquè', { done: false, seconds: null }),
    ],
  });
});

test('time after the last step is of no step', () => {
  const done = { ...lesson, steps: lesson.steps.slice(0, 3) };
  expect(toSheet(done, NOW).steps.map(({ seconds }) => seconds)).toEqual([18, 12, 0]);
});
