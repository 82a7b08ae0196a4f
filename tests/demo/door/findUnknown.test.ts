import { expect, test } from 'vitest';
import type { Move } from '../../../mock-server/demo/moves';
import type { Condition } from '../../../mock-server/demo/scenario';
import { listScenarios } from '../../../mock-server/demo/scenarios';
import { loadMachines } from '../../../src/app/screens/machines';
import { findUnknown } from '../../../src/demo/door/findUnknown';
import { judge } from '../../../src/demo/door/judge';
import { lesson } from '../../../src/demo/text/lesson';

const KNOWN = { machine: 'consultaCreate', event: 'xstate.done.actor.save' };

const find = (when: readonly Omit<Condition, 'where'>[], moves: readonly Move[] = []) =>
  findUnknown({
    steps: when.map((one) => ({ title: 'Fes-ho', hint: null, at: null, when: [{ ...one, where: {} }] })),
    moves: [...moves],
  });

test.each(listScenarios())('$id has steps and moves that can be done', async ({ scenario }) => {
  expect(await findUnknown(scenario)).toBeNull();
});

test('each act that the recorder makes steps of is known of a machine', async () => {
  const machines = Object.entries(await loadMachines());
  const steps = Object.keys(lesson.acts).map((event) => ({
    machine: machines.find(([, { events }]) => events.includes(event))?.[0] ?? 'none',
    event,
  }));
  expect(await find(steps)).toBeNull();
});

test.each<[string, Omit<Condition, 'where'>, object]>([
  ['machine', { machine: 'calendari', event: 'xstate.init' }, { what: 'machine', name: 'calendari' }],
  [
    'inherited name',
    { machine: 'constructor', event: 'xstate.init' },
    { what: 'machine', name: 'constructor' },
  ],
  ['event', { ...KNOWN, event: 'desa' }, { what: 'event', name: 'desa' }],
])('a step about an unknown %s is found by its number', async (_, wrong, found) => {
  expect(await find([KNOWN, wrong, wrong])).toEqual({ of: 'step', number: 2, ...found });
});

test.each<[string, Move, object]>([
  ['machine', { after: 0, to: 'deletion/res~1', event: { type: 'x' } }, { what: 'machine', name: 'res' }],
  ['event', { after: 0, to: '', event: { type: 'desa' } }, { what: 'event', name: 'desa' }],
  ['machine of a field', { after: 0, to: 'res', set: {}, left: [] }, { what: 'machine', name: 'res' }],
])('a move about an unknown %s is found by its number', async (_, wrong, found) => {
  const go: Move = { after: 0, go: '/', by: 1 };
  expect(await find([], [go, wrong])).toEqual({ of: 'move', number: 2, ...found });
});

test('a refusal says which step it is, and what is wrong with it', async () => {
  const [known] = listScenarios();
  if (!known) throw new Error('no scenario');
  const [first, ...others] = known.scenario.steps;
  const steps = first ? [first, { ...first, when: [{ ...KNOWN, event: 'desa', where: {} }] }, ...others] : [];
  expect(await judge({ ...known.scenario, steps })).toEqual({
    refused: "Al pas 2 hi ha un esdeveniment que aquella màquina no té: «desa». No s'ha canviat res.",
  });
  expect(await judge('unversioned')).toEqual({
    refused: "Aquest fitxer no diu de quina versió és, o d'una que no hi ha hagut mai. No s'ha canviat res.",
  });
  expect(await judge(known.scenario)).toEqual(known.scenario);
});
