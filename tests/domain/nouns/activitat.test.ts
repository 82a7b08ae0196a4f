import { describe, expect, test } from 'vitest';
import {
  breaksDateRule,
  findActivitatIssues,
  listFilterCentres,
  clearDependents,
  DadesActivitat,
  EMPTY_ACTIVITAT,
  getAssistents,
  getTotal,
  hasValoracio,
  toActivitatBody,
  toActivitatDraft,
  type Activitat,
  type ActivitatDraft,
} from '../../../src/domain/nouns/activitat';
import { findIssues, findRequired, type FieldIssues } from '../../../src/domain/values/validation';
import { activitat } from '../../machines/support/samples';

const RECORD: Activitat = { ...activitat, titol: 'Xerrada de beques', observacions: null };

const { id: _, oficina, centre_escolar: __, professionals: ___, ...SAME } = RECORD;
const DRAFT: ActivitatDraft = {
  ...SAME,
  oficina_id: oficina?.id ?? null,
  centre_id: 3,
  professionals: [7],
  activitatValoracio: { alumnat: 4, professorat: 5, comentari: '' },
  observacions: '',
};

const check = (change: Partial<ActivitatDraft>): FieldIssues =>
  findIssues(DadesActivitat, toActivitatBody({ ...DRAFT, ...change }));

test('a record becomes a draft, and the draft its body', () => {
  expect(toActivitatDraft(RECORD)).toEqual(DRAFT);
  expect(toActivitatDraft({ ...RECORD, activitatValoracio: null, centre_escolar: null })).toEqual({
    ...DRAFT,
    activitatValoracio: { alumnat: null, professorat: null, comentari: '' },
    centre_id: null,
  });
  expect(DadesActivitat.parse(toActivitatBody(DRAFT))).toEqual({
    ...DRAFT,
    activitatValoracio: { alumnat: 4, professorat: 5, comentari: null },
    observacions: null,
  });
});

test('empty fields are sent as null, empty numbers of people as 0', () => {
  expect(toActivitatBody(EMPTY_ACTIVITAT)).toMatchObject({
    presencial: { home: 0, dona: 0, no_binari: 0 },
    virtual: { home: 0, dona: 0, no_binari: 0 },
    activitatValoracio: null,
    observacions: null,
    grups: null,
  });
});

test('the required fields', () => {
  expect([...findRequired(DadesActivitat, toActivitatBody(EMPTY_ACTIVITAT))].toSorted()).toEqual(
    ['titol', 'data', 'hora_inici', 'hora_fi', 'oficina_id', 'marc', 'area'].toSorted(),
  );
});

test.each<[string, Partial<ActivitatDraft>, FieldIssues]>([
  ['as it is', {}, {}],
  ['a blank title', { titol: '  ' }, { titol: 'required' }],
  ['a title of 200', { titol: 'a'.repeat(200) }, {}],
  ['a title of 201', { titol: 'a'.repeat(201) }, { titol: 'tooLong' }],
  ['a day that does not exist', { data: '2026-02-30' }, { data: 'unreadable' }],
  ['half a day', { data: '25/11' }, { data: 'unreadable' }],
  ['a time that does not exist', { hora_inici: '24:00' }, { hora_inici: 'unreadable' }],
  ['an end at the beginning', { hora_fi: '10:00' }, { hora_fi: 'format' }],
  ['an end before the beginning', { hora_fi: '09:59' }, { hora_fi: 'format' }],
  ['a minute', { hora_fi: '10:01' }, {}],
  ['no end', { hora_fi: '' }, { hora_fi: 'required' }],
  ['no groups', { grups: 0 }, {}],
  ['99 groups', { grups: 99 }, {}],
  ['100 groups', { grups: 100 }, { grups: 'tooBig' }],
  ['less than no groups', { grups: -1 }, { grups: 'tooSmall' }],
  ['half a group', { grups: 1.5 }, { grups: 'format' }],
  ['a negative number', { virtual: { home: 0, dona: -1, no_binari: null } }, { 'virtual.dona': 'tooSmall' }],
  [
    'one rating of two',
    { activitatValoracio: { alumnat: 3, professorat: null, comentari: '' } },
    { 'activitatValoracio.professorat': 'required' },
  ],
  [
    'a comment alone',
    { activitatValoracio: { alumnat: null, professorat: null, comentari: 'Bé' } },
    { 'activitatValoracio.alumnat': 'required', 'activitatValoracio.professorat': 'required' },
  ],
  [
    'ratings out of reach',
    { activitatValoracio: { alumnat: 0, professorat: 6, comentari: '' } },
    { 'activitatValoracio.alumnat': 'tooSmall', 'activitatValoracio.professorat': 'tooBig' },
  ],
  ['no rating', { activitatValoracio: { alumnat: null, professorat: null, comentari: ' ' } }, {}],
  ['long remarks', { observacions: 'a'.repeat(2001) }, { observacions: 'tooLong' }],
])('%s', (_, change, issues) => {
  expect(check(change)).toEqual(issues);
});

test('another marc empties the submarc, another àmbit the themes', () => {
  const { submarc, tematica_id } = DRAFT;
  const after = (change: Partial<ActivitatDraft>) => clearDependents(DRAFT, { ...DRAFT, ...change });
  expect(after({ titol: 'x' })).toEqual({ ...DRAFT, titol: 'x', submarc, tematica_id });
  expect(after({ marc: 1 })).toEqual({ ...DRAFT, marc: 1, submarc: null });
  expect(after({ ambit: null })).toEqual({ ...DRAFT, ambit: null, tematica_id: [] });
});

test('any part of a rating counts as a rating', () => {
  const of = (change: Partial<ActivitatDraft['activitatValoracio']>) =>
    hasValoracio({
      ...EMPTY_ACTIVITAT,
      activitatValoracio: { ...EMPTY_ACTIVITAT.activitatValoracio, ...change },
    });
  expect([of({}), of({ alumnat: 1 }), of({ professorat: 1 }), of({ comentari: 'x' })]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('the attendance of an activity is the sum of both ways', () => {
  expect(getTotal({ home: 1, dona: 20, no_binari: 300 })).toBe(321);
});

test.each([
  ['one that has been', '2026-11-19', 0, 0],
  ['one of today', '2026-11-20', 0, 0],
  ['one to come', '2026-11-21', 0, null],
  ['one to come that says already who will', '2026-11-21', 12, 12],
])('the attendance of %s', (_, data, dona, expected) => {
  const presencial = { home: 0, dona, no_binari: 0 };
  const none = { home: 0, dona: 0, no_binari: 0 };
  expect(getAssistents({ data, presencial, virtual: none }, '2026-11-20')).toBe(expected);
});

describe('the date rule of activities (spec §9)', () => {
  const rule = { dies_enrere: 30, dies_endavant: 180 };
  const today = '2026-11-20';

  test.each([
    ['2026-10-21', null, false],
    ['2026-10-20', null, true],
    ['2027-05-19', null, false],
    ['2027-05-20', null, true],
    ['2026-10-20', '2026-10-20', false],
    ['2026-10-20', '2026-10-21', true],
    ['2026-11-20', '2026-01-01', false],
  ])('on %s, kept %s: refused %s', (day, stored, refused) => {
    expect(breaksDateRule(rule, { today, day, stored })).toBe(refused);
  });
});

describe('issues of a draft', () => {
  const rule = { dies_enrere: 30, dies_endavant: 3 };
  const known = { rule, today: '2026-11-20', stored: null };
  const beyond = { ...DRAFT, data: '2026-11-24' };

  test.each([
    ['within the rule', { ...DRAFT, data: '2026-11-23' }, known, undefined],
    ['beyond the rule (spec §9)', beyond, known, { code: 'dateRule', ...rule }],
    ['on the day that it was on already', beyond, { ...known, stored: '2026-11-24' }, undefined],
    ['without a day', { ...DRAFT, data: null }, known, 'required'],
    ['on no day', { ...DRAFT, data: '2026-02-30' }, known, 'unreadable'],
  ])('%s', (_, draft, rules, data) => {
    expect(findActivitatIssues(draft, rules)).toEqual(data === undefined ? {} : { data });
  });
});

test('the filter has all schools, those of the district, or none (spec §6)', () => {
  const all = [
    { id: 1, nom: 'Un' },
    { id: 2, nom: 'Dos' },
  ];
  const own = [{ id: 2, nom: 'Dos' }];
  const offered = (permission: string) =>
    listFilterCentres({ permissions: [permission], oficinaId: 1 }, all, own);
  expect(offered('filters_activitat_app')).toEqual(all);
  expect(offered('filters_activitat_oficina')).toEqual(own);
  expect(offered('filters_consulta_app')).toEqual([]);
});
