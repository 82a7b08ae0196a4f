import { expect, test } from 'vitest';
import { unpack } from '../../../mock-server/demo/link';
import { readScenario } from '../../../mock-server/demo/scenario';
import { getExplored } from '../explored';
import { MODELS } from '../models';
import { understand } from '../robot/understand';
import type { Act } from './acts';
import { DRIVERS } from './drivers';
import { plan, readOutcome } from './plan';
import { toLesson, toLink } from './toLesson';

const model = MODELS.find(({ machine }) => machine.id === 'attendance');
const driver = DRIVERS.find((one) => one.machine === 'attendance');
if (!model || !driver) throw new Error('nothing of attendance');
const explored = getExplored(model);
const path = plan(explored, driver).find((steps) => steps.some(({ name }) => name === 'mark: 400')) ?? [];

const press = (name: string): Act => ({ do: 'press', name, group: '', nth: 1 });
const ACTS: Readonly<Record<string, readonly Act[]>> = {
  'attendance.open': [press('Accions: Duna'), press('Marca com a no assistida')],
  'attendance.confirm': [press('Marca-la')],
  'attendance.cancel': [press('Cancel·la')],
  'mark: 400': [press('Tanca')],
};
const MARK = 'PATCH /assessories/7/assistit';
const calls = path.flatMap(({ name }) => {
  const { end = '' } = readOutcome(name) ?? {};
  const wrong = end === '400' ? ({ kind: 'status', status: 400 } as const) : null;
  return end === ''
    ? []
    : [
        { call: MARK, wrong },
        { call: 'GET /assessories?page=1', wrong: null },
      ];
});
const lesson = toLesson(
  'attendance',
  {
    who: 'informador_integral',
    path: '/assessories/7',
    before: [press('Assessories')],
    acts: path.map(({ name }) => ACTS[name] ?? []),
    calls: [{ call: MARK, wrong: null }, ...calls],
  },
  path,
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
    [
      'Prem «Assessories»; prem «Accions: Duna»; prem «Marca com a no assistida»',
      'Després: demana confirmació.',
      'attendance.open',
    ],
    ['Prem «Marca-la»', 'Després: marca.', 'attendance.confirm'],
  ]);
});

test('its faults come with it: each says which of the calls of its name it strikes', () => {
  expect(lesson.faults).toEqual([
    { kind: 'status', status: 400, call: 'PATCH /assessories/{id}/assistit', from: 2, times: 1 },
  ]);
});

test('an answer is waited for, and what is done after it stands before the next step', () => {
  const at = lesson.steps.findIndex(({ when }) => when[0]?.event === 'xstate.error.actor.mark');
  expect(lesson.steps.slice(at, at + 2).map(({ title }) => title)).toEqual([
    'Espera: en marcar, el servidor respon 400',
    'Prem «Tanca»; prem «Accions: Duna»; prem «Marca com a no assistida»',
  ]);
});

test('each kind of act is said so that its words alone are enough', () => {
  const acts: Act[] = [
    { do: 'press', name: 'Data', group: '', nth: 2 },
    press('Àmbit'),
    { do: 'press', name: 'Treball', group: 'Àmbit', nth: 1 },
    { do: 'write', name: 'Una persona per línia', value: 'Aina; Prova\nBiel; Prova' },
    { do: 'write', name: 'Nom', value: '' },
    { do: 'key', key: 'm', at: '11:00 Hamza' },
    { do: 'key', key: 'PageDown', at: '' },
    { do: 'go', path: '/configuracio/control' },
    { do: 'back' },
    { do: 'point' },
    { do: 'leave' },
  ];
  const step = path.find(({ name }) => name === 'attendance.open');
  if (!step) throw new Error('no such step');
  const taken = { who: null, path: '/', before: [], acts: [acts], calls: [] };
  const [{ title } = { title: '' }] = toLesson('attendance', taken, [step], () => 'closed').steps;
  expect(title).toBe(
    'Prem el 2n «Data»; tria «Treball» a «Àmbit»; ' +
      'escriu «Aina; Prova» «Biel; Prova» a «Una persona per línia»; esborra «Nom»; ' +
      'prem la tecla M a «11:00 Hamza»; prem la tecla Av Pàg; ' +
      "escriu /configuracio/control a la barra d'adreces del navegador; torna enrere amb el navegador; " +
      "posa el punter sobre l'avís; treu el punter de l'avís",
  );
  expect(understand(title)).toEqual([
    { do: 'press', name: 'Data', nth: 2 },
    { do: 'choose', name: 'Treball', group: 'Àmbit' },
    { do: 'write', name: 'Una persona per línia', text: 'Aina; Prova\nBiel; Prova' },
    { do: 'write', name: 'Nom', text: '' },
    { do: 'key', key: 'm', name: '11:00 Hamza' },
    { do: 'key', key: 'PageDown', name: '' },
    { do: 'go', path: '/configuracio/control' },
    { do: 'back' },
    { do: 'point' },
    { do: 'leave' },
  ]);
});

test('its steps go by their order: what leads to one of them does no later one', () => {
  expect(lesson.steps.map(({ inOrder }) => inOrder)).toEqual(lesson.steps.map(() => true));
});

test('its link holds the same lesson', async () => {
  const [, signs = ''] = (await toLink(lesson)).split('#e=');
  expect(readScenario((await unpack(signs)) ?? '')).toEqual(lesson);
});
