import { expect, test } from 'vitest';
import { findMilestones, suggestTitle } from '../../../src/demo/lesson/milestones';

const find = (machine: string, type: string, of: object = {}) =>
  findMilestones({ machine, event: { type, ...of } });
const failure = (status: number | null, kind = 'status') => ({ error: { failure: { status, kind } } });
const titles = (...found: ReturnType<typeof find>[]) => found.flat().map(({ when }) => suggestTitle(when));

test('what a person brings about is a step, with a title', () => {
  expect(
    titles(
      find('auth', 'xstate.done.actor.signIn'),
      find('citaCreate', 'xstate.init'),
      find('citaCreate', 'xstate.done.actor.save'),
      find('auth', 'auth.lost'),
      find('consultesListRequest', 'xstate.done.actor.send', { isSearch: true }),
      find('consultesListRequest', 'xstate.done.actor.send', { filtered: ['canal', 'ambit'] }),
      find('calendar', 'screen.address', { filtered: ['data'] }),
      find('exports', 'xstate.done.actor.fetch', { input: { noun: 'consultes' } }),
      find('daySheet', 'xstate.done.actor.read', { output: { isEmpty: false } }),
      find('calendarMove', 'xstate.done.actor.read', { isPicked: true }),
      find('arrivals', 'arrivals.toggle', { isHere: true }),
      find('alta', 'batch.done', { key: '3' }),
    ),
  ).toEqual([
    'Entra',
    'Obre «Nova cita»',
    'Desa «Nova cita»',
    'Perd la sessió',
    'Cerca a «Consultes»',
    'Filtra «Consultes»',
    'Mira uns altres dies a «Calendari»',
    'Exporta «Consultes»',
    'Imprimeix el dia',
    'Agafa una cita per moure-la',
    'Marca que la persona ja és aquí',
    'Fes-ne un de «Alta de diversos»',
  ]);
});

test('what brings nothing about is no step', () => {
  expect([
    ...find('citaCreate', 'record.changed', { changed: ['edat'], added: [] }),
    ...find('deletion', 'xstate.init'),
    ...find('exports', 'auth.lost'),
    ...find('root', 'auth.lost'),
    ...find('deletion', 'auth.signOut'),
    ...find('consultesListRequest', 'xstate.done.actor.send'),
    ...find('calendar', 'screen.address', { filtered: [] }),
    ...find('daySheet', 'xstate.done.actor.read', { output: { isEmpty: true } }),
    ...find('calendarMove', 'xstate.done.actor.read'),
    ...find('arrivals', 'arrivals.toggle', { isHere: false }),
    ...find('closeDay', 'batch.done', { key: '3' }),
  ]).toEqual([]);
});

test('fields, pages that come by themselves and other small things are steps only if a trainer says so', () => {
  const unasked = (...all: ReturnType<typeof find>[]) => all.flat().map(({ isStep }) => isStep);
  expect(
    unasked(
      find('citaCreate', 'record.changed', { added: ['edat', 'genere'] }),
      find('consultes', 'xstate.init', { isRedirect: true }),
      find('consultesListRequest', 'xstate.done.actor.send', { filtered: ['page'] }),
      find('deletion', 'deletion.open', { input: { id: 3 } }),
    ),
  ).toEqual([false, false, false, false, false]);
  expect(unasked(find('consultes', 'xstate.init', { isRedirect: false }))).toEqual([true]);
});

test('each of several fields is a step of its own, named after its label', () => {
  const found = find('citaCreate', 'record.changed', { added: ['edat', 'genere'] });
  expect(found.map(({ when }) => when.where)).toEqual([{ added: 'edat' }, { added: 'genere' }]);
  expect(found.map(({ when }) => suggestTitle(when, 'Edat'))).toEqual(['Omple «Edat»', 'Omple «Edat»']);
  expect(titles(found)).toEqual(['Omple un camp', 'Omple un camp']);
});

test('a step knows the record of its page or of its question, if it has one', () => {
  const records = [
    find('consultaEdit', 'xstate.done.actor.save', { input: { params: { id: '7' } } }),
    find('attendance', 'xstate.done.actor.mark', { input: { id: 21 } }),
    find('consultaCreate', 'xstate.done.actor.save', { input: { params: {} } }),
  ];
  expect(records.flat().map(({ record }) => record)).toEqual([
    { 'input.params.id': '7' },
    { 'input.id': 21 },
    null,
  ]);
});

test('a failed save is a step for its failure alone', () => {
  const save = { machine: 'citaCreate', event: 'xstate.error.actor.save' };
  const found = [
    find(save.machine, save.event, failure(404)),
    find(save.machine, save.event, failure(null, 'network')),
    find(save.machine, save.event),
  ];
  expect(found.flat().map(({ when }) => when)).toEqual([
    { ...save, where: { 'error.failure.status': 404 } },
    { ...save, where: { 'error.failure.kind': 'network' } },
    { ...save, where: {} },
  ]);
});
