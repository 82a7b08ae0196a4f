import { expect, test } from 'vitest';
import { findDone } from '../../../src/demo/lesson/progress';
import type { Journal } from '../../../src/journal/record';

const journal: Journal = {
  id: 'K3F9',
  first: 41,
  checkpoints: [{ stream: 'root/auth', machine: 'auth', value: 'signedIn', context: {}, children: [] }],
  entries: [
    { stream: 'root/screen', machine: 'consultaCreate', event: { type: 'xstate.init' } },
    { stream: 'root/screen', event: { type: 'record.changed', changed: ['canal', 'ambit'] } },
    {
      stream: 'root/screen',
      event: { type: 'xstate.error.actor.save', error: { failure: { status: 401 } } },
    },
    { stream: 'root/auth', event: { type: 'auth.lost' } },
  ],
};
const step = (machine: string, event: string, where = {}) => ({
  title: 'Pas',
  hint: null,
  at: null,
  when: [{ machine, event, where }],
});
const STEPS = [
  step('consultaCreate', 'xstate.init'),
  step('consultaCreate', 'record.changed', { changed: 'ambit' }),
  step('consultaCreate', 'record.changed', { changed: 'tematica_id' }),
  step('consultaCreate', 'xstate.error.actor.save', { 'error.failure.status': 401 }),
  step('consultaCreate', 'xstate.error.actor.save', { 'error.failure.status': 500 }),
  step('auth', 'auth.lost'),
  step('navigation', 'auth.lost'),
];

test('a step is done by an event that meets its condition, in any order', () => {
  expect(findDone(STEPS, journal, 41)).toEqual([0, 1, 3, 5]);
});

test('events from before the lesson do not count', () => {
  expect(findDone(STEPS, journal, 44)).toEqual([5]);
});

test('two steps with equal conditions need two events', () => {
  const twice = [STEPS[1]!, STEPS[1]!];
  expect(findDone(twice, journal, 41)).toEqual([0]);
  const again = { ...journal, entries: [...journal.entries, journal.entries[1]!] };
  expect(findDone(twice, again, 41)).toEqual([0, 1]);
});

test('a step that was done before the page was opened anew needs no second event', () => {
  const twice = [STEPS[1]!, STEPS[1]!, STEPS[1]!];
  expect(findDone(twice, journal, 41, [0, 2])).toEqual([1]);
});

test('one of several conditions is enough', () => {
  const [first, , , , , last] = STEPS;
  const either = { ...STEPS[6]!, when: [...STEPS[6]!.when, ...(last?.when ?? []), ...(first?.when ?? [])] };
  expect(findDone([either], journal, 44)).toEqual([0]);
});
