import { expect, test } from 'vitest';
import { findCompleted } from '../../../src/demo/lesson/progress';

const step = (machine: string, event: string, where = {}) => ({
  title: 'Pas',
  hint: null,
  at: null,
  when: [{ machine, event, where }],
});
const OPEN = step('consultaCreate', 'xstate.init');
const AMBIT = step('consultaCreate', 'record.changed', { changed: 'ambit' });
const THIS = step('consultaEdit', 'xstate.done.actor.save', { 'input.params.id': '7' });
const LOST = step('consultaCreate', 'xstate.error.actor.save', { 'error.failure.status': 401 });
const STEPS = [OPEN, AMBIT, THIS, LOST];

const find = (machine: string, event: { type: string }, steps = STEPS, done: number[] = []) =>
  findCompleted({ steps, done }, { machine, event });

const save = (id: string) => ({ type: 'xstate.done.actor.save', input: { params: { id } } });
const fail = (status: number | null) => ({ type: 'xstate.error.actor.save', error: { failure: { status } } });
const change = (...changed: string[]) => ({ type: 'record.changed', changed });

test('a step is done by an event that meets its condition, in any order', () => {
  expect(find('consultaCreate', { type: 'xstate.init' })).toEqual([0]);
  expect(find('consultaCreate', change('canal', 'ambit'))).toEqual([1]);
  expect(find('consultaCreate', fail(401))).toEqual([3]);
});

test('another machine, field, record or failure does no step', () => {
  expect(find('consultaEdit', { type: 'xstate.init' })).toEqual([]);
  expect(find('consultaCreate', change('canal'))).toEqual([]);
  expect(find('consultaEdit', save('8'))).toEqual([]);
  expect(find('consultaEdit', { type: 'xstate.done.actor.save' })).toEqual([]);
  expect(find('consultaCreate', fail(500))).toEqual([]);
  expect(find('consultaCreate', fail(null))).toEqual([]);
});

test('of steps with equal conditions each needs an event of its own', () => {
  const twice = [OPEN, LOST, OPEN];
  expect(find('consultaCreate', { type: 'xstate.init' }, twice)).toEqual([0]);
  expect(find('consultaCreate', { type: 'xstate.init' }, twice, [0])).toEqual([2]);
  expect(find('consultaCreate', { type: 'xstate.init' }, twice, [0, 2])).toEqual([]);
});

test('a step that goes by order is done once all before it are', () => {
  const ordered = [OPEN, LOST, AMBIT, OPEN].map((one) => ({ ...one, inOrder: true }));
  expect(find('consultaCreate', change('ambit'), ordered, [0])).toEqual([]);
  expect(find('consultaCreate', { type: 'xstate.init' }, ordered, [0])).toEqual([]);
  expect(find('consultaCreate', change('ambit'), ordered, [0, 1])).toEqual([2]);
  expect(find('consultaCreate', { type: 'xstate.init' }, ordered, [0, 1, 2])).toEqual([3]);
});

test('one of several conditions is enough, and one event may do steps that differ', () => {
  const either = { ...LOST, when: [...LOST.when, ...THIS.when] };
  expect(find('consultaEdit', save('7'), [either, THIS])).toEqual([0, 1]);
});
