import { expect, test } from 'vitest';
import { findMilestone, suggestTitle } from '../../../src/demo/lesson/milestones';

const find = (machine: string, type: string, of: object = {}) =>
  findMilestone({ machine, event: { type, ...of } });
const failure = (status: number | null, kind = 'status') => ({ error: { failure: { status, kind } } });

test('opened pages, saves and lost sessions are possible steps, with a title', () => {
  const deeds = [
    find('auth', 'xstate.done.actor.signIn'),
    find('citaCreate', 'xstate.init'),
    find('citaCreate', 'xstate.done.actor.save'),
    find('auth', 'auth.lost'),
  ];
  expect(deeds.map((one) => one && suggestTitle(one))).toEqual([
    'Entra',
    'Obre «Nova cita»',
    'Desa «Nova cita»',
    'Perd la sessió',
  ]);
});

test('what no lesson asks for is no step', () => {
  expect([
    find('citaCreate', 'record.changed'),
    find('deletion', 'xstate.init'),
    find('exports', 'auth.lost'),
    find('root', 'auth.lost'),
  ]).toEqual([null, null, null, null]);
});

test('a failed save is a step for its failure alone', () => {
  const save = { machine: 'citaCreate', event: 'xstate.error.actor.save' };
  expect([
    find(save.machine, save.event, failure(404)),
    find(save.machine, save.event, failure(null, 'network')),
    find(save.machine, save.event),
  ]).toEqual([
    { ...save, where: { 'error.failure.status': 404 } },
    { ...save, where: { 'error.failure.kind': 'network' } },
    { ...save, where: {} },
  ]);
});
