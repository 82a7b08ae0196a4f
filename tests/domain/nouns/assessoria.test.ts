import { describe, expect, test } from 'vitest';
import {
  AssessoriaRow,
  getEstat,
  getVisibleEstat,
  isExpected,
  hasPassed,
  isUpcoming,
  listToClose,
  toFacts,
  type Assessoria,
  type AssessoriaBloquejada,
  type Realitzada,
} from '../../../src/domain/nouns/assessoria';
import { assessoria, cita } from '../../machines/support/samples';
import { NO_ANSWERS } from '../samples';

const OFICINA = { id: 1, nom: 'Oficina U', name: 'Oficina U', antenas: [{ id: 101, nom: 'Antena A' }] };
const PROFESSIONAL = { id: 9, nom: 'Roc', cognom: 'Mostra', segon_cognom: null };
const START = '2026-11-20T09:30:00+01:00';
const at = (time: string) => Date.parse(`2026-11-20T${time}:00+01:00`);

const REALITZADA: Realitzada = {
  ...NO_ANSWERS,
  inscripcio: 'cita_previa',
  assistents: 1,
  valoracio_assessor: 4,
};

const PENDENT: Assessoria = {
  ...assessoria,
  id: 7,
  slug: 'laboral-7',
  oficina: OFICINA,
  jove: { nom: 'Jana', cognoms: 'Prova', telefon: null, email: null },
  professional: PROFESSIONAL,
  cita: { ...assessoria.cita, id: 70, date: START, durada: 45, oficina: OFICINA, professional: PROFESSIONAL },
};
const DONE: Assessoria = { ...PENDENT, assistit: true, realitzada: REALITZADA };
const ABSENT: Assessoria = { ...PENDENT, assistit: false };
const LOCKED: AssessoriaBloquejada = { id: 8, tipus: 'habitatge', bloquejada: true, cita: { date: START } };

describe('states', () => {
  test('the state of a filter', () => {
    expect([PENDENT, DONE, ABSENT].map(getEstat)).toEqual(['pendent', 'realitzada', 'no_assistida']);
  });

  test.each([
    ['pending before its time', PENDENT, '09:00', 'pendent'],
    ['pending while it lasts', PENDENT, '10:14', 'pendent'],
    ['pending once it is over', PENDENT, '10:15', 'per_tancar'],
    ['realised', DONE, '12:00', 'realitzada'],
    ['not attended', ABSENT, '12:00', 'no_assistida'],
    ['locked', LOCKED, '12:00', 'bloquejada'],
  ] as const)('the state shown to people: %s', (_, row, time, state) => {
    expect(getVisibleEstat(row, at(time))).toBe(state);
  });

  test('an appointment has passed after its last minute', () => {
    expect(['10:14', '10:15'].map((time) => hasPassed({ date: START, durada: 45 }, at(time)))).toEqual([
      false,
      true,
    ]);
  });
});

test('an appointment is upcoming until its first minute', () => {
  expect(['09:29', '09:30', '10:15'].map((time) => isUpcoming({ date: START }, at(time)))).toEqual([
    true,
    false,
    false,
  ]);
});

test('facts for access rules', () => {
  const facts = {
    id: 7,
    tipus: 'laboral',
    bloquejada: false,
    oficina: { id: 1, nom: 'Oficina U', antenas: [{ id: 101 }] },
  };
  expect([PENDENT, DONE, ABSENT].map(toFacts)).toEqual([
    { ...facts, realitzada: false, assistit: null },
    { ...facts, realitzada: true, assistit: true },
    { ...facts, realitzada: false, assistit: false },
  ]);
  expect(toFacts(LOCKED)).toEqual({
    id: 8,
    tipus: 'habitatge',
    bloquejada: true,
    realitzada: false,
    assistit: null,
    oficina: null,
  });
});

test('a row is a whole record or a locked one', () => {
  expect([PENDENT, DONE, LOCKED].map((row) => AssessoriaRow.parse(row))).toEqual([PENDENT, DONE, LOCKED]);
  const { antena: _antena, conegut: _conegut, ...sparse } = PENDENT;
  expect(AssessoriaRow.parse(sparse)).toEqual(PENDENT);
  expect(AssessoriaRow.safeParse({ ...LOCKED, bloquejada: false }).success).toBe(false);
  expect(AssessoriaRow.safeParse({ ...LOCKED, cita: { date: 'soon' } }).success).toBe(false);
  expect(AssessoriaRow.safeParse({ ...PENDENT, tipus: 'mobilitat' }).success).toBe(false);
});

test('the rows to close are found among others', () => {
  const locked: AssessoriaBloquejada = {
    id: 8,
    tipus: 'habitatge',
    bloquejada: true,
    cita: { date: START },
  };
  const missed = { ...PENDENT, id: 9, assistit: false };
  expect(listToClose([locked, missed, PENDENT], at('10:15'))).toEqual([PENDENT]);
  expect(listToClose([PENDENT], at('10:14'))).toEqual([]);
});

test.each<[string, Partial<typeof cita>, boolean]>([
  ['later today', { date: '2026-11-20T12:00:00+01:00' }, true],
  ['running', { date: '2026-11-20T10:00:00+01:00' }, true],
  ['over', { date: '2026-11-20T09:00:00+01:00' }, false],
  ['virtual', { date: '2026-11-20T12:00:00+01:00', modalitat: 'Virtual' }, false],
  ['tomorrow', { date: '2026-11-21T12:00:00+01:00' }, false],
  [
    'marked as not attended',
    { date: '2026-11-20T12:00:00+01:00', assessoria: { ...cita.assessoria, assistit: false } },
    false,
  ],
])('the person of an appointment %s is expected at the office: %j %s', (_, of, expected) => {
  expect(isExpected({ ...cita, ...of }, Date.parse('2026-11-20T10:20:00+01:00'))).toBe(expected);
});
