import { expect, test } from 'vitest';
import { findMilestones, suggestTitle } from '../../../src/demo/lesson/milestones';
import type { Journal } from '../../../src/journal/record';

const journal: Journal = {
  id: 'K3F9',
  first: 1,
  checkpoints: [],
  entries: [
    { stream: 'root/auth', machine: 'auth', event: { type: 'xstate.init' } },
    { stream: 'root/auth', event: { type: 'xstate.done.actor.signIn' } },
    { stream: 'root/screen', machine: 'citaCreate', event: { type: 'xstate.init' } },
    { stream: 'root/screen', event: { type: 'record.changed', changed: ['jove'] } },
    { stream: 'root/screen', event: { type: 'xstate.done.actor.save' } },
  ],
};

test('opened pages and saves are possible steps, with a title', () => {
  expect(findMilestones(journal, 1).map(suggestTitle)).toEqual([
    'Entra',
    'Obre «Nova cita»',
    'Desa «Nova cita»',
  ]);
  expect(findMilestones(journal, 4)).toEqual([
    { machine: 'citaCreate', event: 'xstate.done.actor.save', where: {} },
  ]);
});
