import { describe, expect, test } from 'vitest';
import type { Assessoria } from '../../../src/domain/nouns/assessoria';
import type { Disponibilitat } from '../../../src/domain/nouns/disponibilitat';
import {
  EMPTY_RESERVA,
  EdicioAssessoria,
  ReservaAssessoria,
  ReservaCita,
  findAssessoriaIssues,
  findCitaIssues,
  overlapsCita,
  toReservaBody,
  toReservaDraft,
  toSlotDraft,
  type ReservaDraft,
} from '../../../src/domain/nouns/reserva';
import { findIssues, findRequired } from '../../../src/domain/values/validation';
import { assessoria, slot } from '../../machines/support/samples';

const OFICINA = { id: 1, nom: 'Oficina U', name: 'Oficina U', antenas: [{ id: 101, nom: 'Antena A' }] };
const PROFESSIONAL = { id: 9, nom: 'Roc', cognom: 'Mostra', segon_cognom: null };

const BOOKED: Assessoria = {
  ...assessoria,
  id: 7,
  slug: 'laboral-7',
  oficina: OFICINA,
  antena: { id: 101, nom: 'Antena A' },
  jove: { nom: 'Jana', cognoms: 'Inventada Prova', telefon: '600 000 331', email: null },
  professional: PROFESSIONAL,
  cita: { ...assessoria.cita, id: 70, date: '2026-11-20T09:30:00+01:00', durada: 45 },
  ocupacio: 'estudia',
  residencia: 'gracia',
  conegut: ['web'],
  tematica: { id: 5, name: 'Primera feina' },
  descripcio: 'Vol un currículum',
  observacions: null,
};

const DRAFT: ReservaDraft = {
  disponibilitat_id: null,
  date: '2026-11-20T09:30:00+01:00',
  tipus: 'laboral',
  professional_id: 9,
  modalitat: 'Presencial',
  oficina_id: 1,
  antena_id: 101,
  jove: { nom: 'Jana', cognoms: 'Inventada Prova', telefon: '600 000 331', email: '' },
  edat: '16-19',
  perfil: 'Jove',
  genere: 'dona',
  idioma: 'ca',
  autonomia: null,
  formacio: null,
  ocupacio: 'estudia',
  situacio_administrativa: null,
  residencia: 'gracia',
  conegut: ['web'],
  tematica_id: 5,
  descripcio: 'Vol un currículum',
  informacio_entregada: '',
  observacions: '',
};

const SLOT: ReservaDraft = { ...DRAFT, disponibilitat_id: 3, date: null };

test('a booked assessoria becomes a draft', () => {
  expect(toReservaDraft(BOOKED)).toEqual(DRAFT);
});

test('an empty text is sent as null, another as typed', () => {
  const jove = { nom: ' Jana ', cognoms: 'Prova', telefon: '  ', email: '' };
  expect(toReservaBody({ ...DRAFT, jove, descripcio: ' dues línies \n', observacions: ' \n' })).toEqual({
    ...DRAFT,
    jove: { nom: ' Jana ', cognoms: 'Prova', telefon: null, email: null },
    descripcio: ' dues línies \n',
    informacio_entregada: null,
    observacions: null,
  });
});

test('each call is sent its own fields alone', () => {
  const { disponibilitat_id: _, date: __, tipus: ___, professional_id: ____, ...rest } = DRAFT;
  const { informacio_entregada: _____, observacions: ______, ...same } = rest;
  const dades = { ...same, jove: { ...DRAFT.jove, email: null } };
  const notes = { informacio_entregada: null, observacions: null };
  expect(ReservaCita.parse(toReservaBody(SLOT))).toEqual({
    disponibilitat_id: 3,
    tipus: 'laboral',
    ...dades,
  });
  expect(ReservaAssessoria.parse(toReservaBody(DRAFT))).toEqual({
    disponibilitat_id: null,
    date: '2026-11-20T09:30:00+01:00',
    tipus: 'laboral',
    professional_id: 9,
    ...dades,
    ...notes,
  });
  expect(EdicioAssessoria.parse(toReservaBody(DRAFT))).toEqual({ professional_id: 9, ...dades, ...notes });
});

test('the required fields', () => {
  const empty = toReservaBody(EMPTY_RESERVA);
  const common = ['modalitat', 'oficina_id', 'jove.nom', 'jove.cognoms', 'edat', 'perfil', 'genere'];
  expect(findRequired(ReservaCita, empty)).toEqual(new Set(['disponibilitat_id', 'tipus', ...common]));
  expect(findRequired(ReservaAssessoria, empty)).toEqual(new Set(['disponibilitat_id', 'tipus', ...common]));
  expect(findRequired(EdicioAssessoria, empty)).toEqual(new Set(['professional_id', ...common]));
});

test("an empty body lacks the required fields, with the person's names", () => {
  expect(findIssues(ReservaCita, {})).toEqual(
    Object.fromEntries(
      [
        'disponibilitat_id',
        'tipus',
        'modalitat',
        'oficina_id',
        'jove.nom',
        'jove.cognoms',
        'edat',
        'perfil',
        'genere',
      ].map((field) => [field, 'required']),
    ),
  );
});

describe('a new cita', () => {
  const jove = SLOT.jove;
  test.each<[string, Partial<ReservaDraft>, ReturnType<typeof findIssues>]>([
    ['as it should be', {}, {}],
    ['without slot', { disponibilitat_id: null }, { disponibilitat_id: 'required' }],
    ['without type', { tipus: null }, { tipus: 'required' }],
    ['without modality', { modalitat: null }, { modalitat: 'required' }],
    ['without office', { oficina_id: null }, { oficina_id: 'required' }],
    ['without antena', { antena_id: null }, {}],
    ['without name', { jove: { ...jove, nom: ' ' } }, { 'jove.nom': 'required' }],
    ['without surnames', { jove: { ...jove, cognoms: '' } }, { 'jove.cognoms': 'required' }],
    ['without age', { edat: null }, { edat: 'required' }],
    ['without person type', { perfil: null }, { perfil: 'required' }],
    ['without gender', { genere: null }, { genere: 'required' }],
    [
      'without what is optional',
      { idioma: null, ocupacio: null, residencia: null, conegut: [], tematica_id: null, descripcio: '' },
      {},
    ],
    ['a name at its limit', { jove: { ...jove, nom: 'x'.repeat(200) } }, {}],
    ['a name beyond it', { jove: { ...jove, nom: 'x'.repeat(201) } }, { 'jove.nom': 'tooLong' }],
    ['surnames at their limit', { jove: { ...jove, cognoms: 'x'.repeat(200) } }, {}],
    ['surnames beyond it', { jove: { ...jove, cognoms: 'x'.repeat(201) } }, { 'jove.cognoms': 'tooLong' }],
    ['a telephone at its limit', { jove: { ...jove, telefon: '600000331'.padEnd(20) } }, {}],
    ['no telephone', { jove: { ...jove, telefon: '600 000' } }, { 'jove.telefon': 'telefon' }],
    ['a telephone beyond it', { jove: { ...jove, telefon: '6'.repeat(21) } }, { 'jove.telefon': 'tooLong' }],
    ['an e-mail', { jove: { ...jove, email: 'jana@example.org' } }, {}],
    ['no real e-mail', { jove: { ...jove, email: 'jana@' } }, { 'jove.email': 'email' }],
    [
      'an e-mail beyond its limit',
      { jove: { ...jove, email: `${'x'.repeat(179)}@example.org` } },
      { 'jove.email': 'tooLong' },
    ],
    ['a description at its limit', { descripcio: 'x'.repeat(2000) }, {}],
    ['a description beyond it', { descripcio: 'x'.repeat(2001) }, { descripcio: 'tooLong' }],
  ])('%s', (_, change, issues) => {
    expect(findIssues(ReservaCita, toReservaBody({ ...SLOT, ...change }))).toEqual(issues);
  });

  test('unknown values of lists are issues', () => {
    const body = { ...toReservaBody(SLOT), edat: '99', conegut: ['web', 'radio'], tipus: 'mobilitat' };
    expect(findIssues(ReservaCita, body)).toEqual({ tipus: 'format', edat: 'format', conegut: 'format' });
  });
});

test.each<[string, Partial<ReservaDraft>, ReturnType<typeof findIssues>]>([
  ['in a slot', { disponibilitat_id: 3, date: null }, {}],
  ['at a date', { disponibilitat_id: null }, {}],
  ['at neither', { disponibilitat_id: null, date: null }, { disponibilitat_id: 'required' }],
  ['at both', { disponibilitat_id: 3 }, { date: 'format' }],
  ['at a date without offset', { date: '2026-11-20T09:30:00' }, { date: 'format' }],
  ['at a date that does not exist', { date: '2026-02-30T09:30:00+01:00' }, { date: 'format' }],
  ['by oneself', { professional_id: null }, {}],
  ['notes at their limit', { informacio_entregada: 'x'.repeat(2000), observacions: 'x'.repeat(2000) }, {}],
  [
    'notes beyond it',
    { informacio_entregada: 'x'.repeat(2001), observacions: 'x'.repeat(2001) },
    { informacio_entregada: 'tooLong', observacions: 'tooLong' },
  ],
  [
    'without slot, date and name',
    { date: null, jove: { ...DRAFT.jove, nom: '' } },
    { disponibilitat_id: 'required', 'jove.nom': 'required' },
  ],
])('a new assessoria %s', (_, change, issues) => {
  expect(findIssues(ReservaAssessoria, toReservaBody({ ...DRAFT, ...change }))).toEqual(issues);
});

test.each<[string, Partial<ReservaDraft>, ReturnType<typeof findIssues>]>([
  ['as it was', {}, {}],
  ['whatever its slot, date and type', { date: null, tipus: null }, {}],
  ['without professional', { professional_id: null }, { professional_id: 'required' }],
])('an edited assessoria %s', (_, change, issues) => {
  expect(findIssues(EdicioAssessoria, toReservaBody({ ...DRAFT, ...change }))).toEqual(issues);
});

const FREE: Disponibilitat = {
  id: 7,
  data_inici: '2026-11-20T11:00:00+01:00',
  data_fi: '2026-11-20T12:00:00+01:00',
  oficina: { id: 1, nom: 'Gràcia', name: 'Gràcia', antenas: [{ id: 101, nom: 'Institut' }] },
  antena: { id: 101, nom: 'Institut' },
  professional: { id: 9, nom: 'Ada', cognom: 'Inventada', segon_cognom: null },
  tipus: 'laboral',
  modalitat: ['Presencial', 'Virtual'],
  lliure: true,
};

test('a slot decides all but the modality, if it has two', () => {
  const decided = {
    disponibilitat_id: 7,
    date: null,
    tipus: 'laboral',
    oficina_id: 1,
    antena_id: 101,
    professional_id: 9,
  };
  expect(toSlotDraft(FREE)).toEqual({ ...decided, modalitat: null });
  expect(toSlotDraft(FREE, 'Virtual')).toEqual({ ...decided, modalitat: 'Virtual' });
  const virtual: Disponibilitat = { ...FREE, antena: null, modalitat: ['Virtual'] };
  expect(toSlotDraft(virtual, 'Presencial')).toEqual({ ...decided, antena_id: null, modalitat: 'Virtual' });
});

describe('issues of booking a slot', () => {
  const now = Date.parse('2026-11-20T09:00:00+01:00');
  const rules = { rule: { dies_enrere: 2, dies_endavant: 3 }, today: '2026-11-20', now };
  const tooFar = { code: 'dateRule', dies_enrere: 2, dies_endavant: 3 };
  const inSlot: ReservaDraft = { ...DRAFT, date: null, disponibilitat_id: 31 };

  test.each([
    ['free', slot, {}],
    ['taken meanwhile', { ...slot, lliure: false }, { disponibilitat_id: { code: 'slotTaken' } }],
    ['beyond the rule', { ...slot, data_inici: '2026-11-24T10:00:00+01:00' }, { disponibilitat_id: tooFar }],
    ['not known any more', undefined, {}],
  ])('%s: an appointment, and an assessoria', (_, of, issues) => {
    expect(findCitaIssues(inSlot, { slot: of, ...rules })).toEqual(issues);
    expect(findAssessoriaIssues(inSlot, { slot: of, ...rules })).toEqual(issues);
  });

  test.each([
    ['2026-11-18T10:00:00+01:00', {}],
    ['2026-11-17T10:00:00+01:00', { date: tooFar }],
    ['2026-11-24T', { date: tooFar, 'date-time': 'required' }],
    ['2026-11-20T', { 'date-time': 'required' }],
    ['2026-11-20T9:60', { 'date-time': 'unreadable' }],
    ['23/11T09:00', { date: 'unreadable' }],
    ['T09:00', { date: 'required' }],
    ['', { date: 'required', 'date-time': 'required' }],
  ])('a visit without appointment at %j', (date, issues) => {
    const draft = { ...DRAFT, date, disponibilitat_id: null };
    expect(findAssessoriaIssues(draft, { slot: undefined, ...rules })).toEqual(issues);
  });

  test('booking needs a slot or a date', () => {
    const issues = findAssessoriaIssues(
      { ...inSlot, disponibilitat_id: null },
      { slot: undefined, ...rules },
    );
    expect(issues).toEqual({ disponibilitat_id: 'required' });
  });
});

describe('overlap with another appointment', () => {
  const cites = [{ date: '2026-11-20T10:00:00+01:00', durada: 30 as const }];
  const at = (from: string, to: string) => ({
    ...slot,
    data_inici: `2026-11-20T${from}:00+01:00`,
    data_fi: `2026-11-20T${to}:00+01:00`,
  });

  test.each([
    ['the slot takes some of its minutes', at('09:00', '10:01'), null, true],
    ['the slot ends when it begins', at('09:00', '10:00'), null, false],
    ['a visit takes half an hour', undefined, '2026-11-20T09:31:00+01:00', true],
    ['a visit ends when it begins', undefined, '2026-11-20T09:30:00+01:00', false],
    ['there is no time yet', undefined, '2026-11-20T', false],
    ['nothing is chosen', undefined, null, false],
  ])('%s', (_, of, date, meets) => {
    expect(overlapsCita(cites, of, date)).toBe(meets);
  });
});
