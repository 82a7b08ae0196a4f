import { describe, expect, test } from 'vitest';
import {
  clearThemes,
  findConsultaIssues,
  listConsultaWarnings,
  listFilterAntenas,
  DadesConsulta,
  EMPTY_CONSULTA,
  refuseConsultaEdition,
  toConsultaBody,
  toConsultaDraft,
  toConsultaFacts,
  type Consulta,
  type ConsultaDraft,
} from '../../../src/domain/nouns/consulta';
import { DEFAULT_DATA_RULES } from '../../../src/domain/nouns/dataRules';
import { findIssues, findRequired, type FieldIssues } from '../../../src/domain/values/validation';
import { consulta } from '../../machines/support/samples';
import { GRANTS } from '../access/grants';

const RECORD: Consulta = {
  ...consulta,
  id: 5,
  oficina: { id: 1, nom: 'Oficina U', name: 'Oficina U', antenas: [{ id: 101, nom: 'Antena' }] },
  antena: { id: 101, nom: 'Antena' },
  residencia: 'gracia',
  idioma: null,
  observacions: null,
};

const { id: _, oficina, antena: __, professional, ...SAME } = RECORD;
const DRAFT: ConsultaDraft = {
  ...SAME,
  oficina_id: oficina?.id ?? null,
  antena_id: 101,
  professional_id: professional?.id ?? null,
  observacions: '',
};

const check = (change: Partial<ConsultaDraft>): FieldIssues =>
  findIssues(DadesConsulta, toConsultaBody({ ...DRAFT, ...change }));

test('a record becomes a draft, and the draft its body', () => {
  expect(toConsultaDraft(RECORD)).toEqual(DRAFT);
  expect(toConsultaDraft({ ...RECORD, antena: null, observacions: 'Sí' })).toEqual({
    ...DRAFT,
    antena_id: null,
    observacions: 'Sí',
  });
  expect(DadesConsulta.parse(toConsultaBody(DRAFT))).toEqual({ ...DRAFT, observacions: null });
});

test('required fields', () => {
  expect([...findRequired(DadesConsulta, toConsultaBody(EMPTY_CONSULTA))].toSorted()).toEqual(
    ['ambit', 'canal', 'data', 'edat', 'genere', 'nombre_persones', 'oficina_id', 'perfil'].toSorted(),
  );
});

test.each<[Partial<ConsultaDraft>, FieldIssues]>([
  [{}, {}],
  [{ data: '' }, { data: 'required' }],
  [{ data: '2026-11-20' }, { data: 'format' }],
  [{ oficina_id: null }, { oficina_id: 'required' }],
  [{ canal: null }, { canal: 'required' }],
  [{ perfil: null }, { perfil: 'required' }],
  [{ genere: null }, { genere: 'required' }],
  [{ edat: null }, { edat: 'required' }],
  [{ ambit: null }, { ambit: 'required' }],
  [{ nombre_persones: null }, { nombre_persones: 'required' }],
  [{ nombre_persones: 0 }, { nombre_persones: 'tooSmall' }],
  [{ nombre_persones: 1 }, {}],
  [{ nombre_persones: 30 }, {}],
  [{ nombre_persones: 31 }, { nombre_persones: 'tooBig' }],
  [{ nombre_persones: 1.5 }, { nombre_persones: 'format' }],
  [{ observacions: 'x'.repeat(2000) }, {}],
  [{ observacions: 'x'.repeat(2001) }, { observacions: 'tooLong' }],
  [{ antena_id: null, residencia: null, conegut: [], tematica_id: [], derivacio: [] }, {}],
])('%j has the issues %j', (change, faults) => {
  expect(check(change)).toEqual(faults);
});

test('another àmbit empties themes and subthemes (spec §4)', () => {
  const cleared = { ...DRAFT, ambit: 2, tematica_id: [], subtematica_id: [] };
  expect(clearThemes(DRAFT, { ...DRAFT, ambit: 2 })).toEqual(cleared);
  expect(clearThemes(DRAFT, { ...DRAFT, canal: 'email' })).toEqual({ ...DRAFT, canal: 'email' });
});

describe('who may still edit a consulta (spec §6, §9)', () => {
  const facts = toConsultaFacts(RECORD, DEFAULT_DATA_RULES);
  const office = { permissions: ['edit_consulta_oficina'], oficinaId: 1 };

  test('facts for access rules hold no personal data', () => {
    expect(facts).toEqual({
      oficina: { id: 1, nom: 'Oficina U', antenas: [{ id: 101 }] },
      dia: '2026-11-20',
      dies_enrere: 15,
    });
  });

  test.each([
    ['on its day', office, '2026-11-20', null],
    ['on the last day', office, '2026-12-05', null],
    ['a day later', office, '2026-12-06', { reason: 'date', dies_enrere: 15 }],
    ['at its antena', { ...office, oficinaId: 101 }, '2026-11-20', null],
    ['elsewhere', { ...office, oficinaId: 2 }, '2026-12-06', { reason: 'office', oficina: 'Oficina U' }],
    ['with a right for all', { permissions: ['edit_consulta_app'], oficinaId: null }, '2026-11-21', null],
    [
      'without the right',
      { permissions: ['read_consulta_app'], oficinaId: 1 },
      '2026-11-20',
      { reason: 'permission', permission: 'edit_consulta' },
    ],
  ])('%s', (_, viewer, today, refusal) => {
    expect(refuseConsultaEdition(viewer, today, facts)).toEqual(refusal);
  });
});

describe('issues of a draft', () => {
  const rule = { dies_enrere: 15 };
  const today = '2026-12-06';

  test.each([
    ['a new one may be of any day', { rule: null, today }, DRAFT, {}],
    [
      'a changed one keeps to the rule (spec §9)',
      { rule, today },
      DRAFT,
      { data: { code: 'dateRule', ...rule } },
    ],
    ['on the last day of the rule', { rule, today: '2026-12-05' }, DRAFT, {}],
    [
      'before its time is there',
      { rule, today },
      { ...DRAFT, data: '2026-11-20T' },
      { data: { code: 'dateRule', ...rule }, 'data-time': 'required' },
    ],
    [
      'without its time',
      { rule: null, today },
      { ...DRAFT, data: '2026-11-20T' },
      { 'data-time': 'required' },
    ],
    [
      'neither of which can be read',
      { rule, today },
      { ...DRAFT, data: 'abcTara' },
      { data: 'unreadable', 'data-time': 'unreadable' },
    ],
    ['without a day', { rule, today }, { ...DRAFT, data: '' }, { data: 'required', 'data-time': 'required' }],
  ])('%s', (_, rules, draft, issues) => {
    expect(findConsultaIssues(draft, rules)).toEqual(issues);
  });
});

describe('warnings about a draft', () => {
  const old = { field: 'data', code: 'tooOld', dies_enrere: 15 };
  const hours = { field: 'data-time', code: 'hours' };

  test.each([
    ['of today', '2026-11-20T10:00:00+01:00', []],
    ['of tomorrow', '2026-11-21T00:30:00+01:00', [{ field: 'data', code: 'future' }, hours]],
    ['of the last day that could be corrected', '2026-11-05T10:00:00+01:00', []],
    ['of the day before', '2026-11-04T10:00:00+01:00', [old]],
    ['of that day in the night', '2026-11-04T22:01:00+01:00', [old, hours]],
    ['as it is stored', '2026-11-22T23:00:00+01:00', []],
  ])('%s', (_, data, warnings) => {
    const context = { rule: { dies_enrere: 15 }, today: '2026-11-20', stored: '2026-11-22T23:00:00+01:00' };
    expect(listConsultaWarnings({ ...DRAFT, data }, context)).toEqual(warnings);
  });
});

test('the filter has all antenes, those of the own office, or none (spec §6)', () => {
  const oficines = [
    { id: 1, antenas: [{ id: 101 }, { id: 102 }] },
    { id: 2, antenas: [{ id: 201 }] },
  ];
  const offered = (permissions: readonly string[], oficinaId: number | null) =>
    listFilterAntenas({ permissions, oficinaId }, oficines).map(({ id }) => id);
  expect(offered(GRANTS.admin, null)).toEqual([101, 102, 201]);
  expect(offered(GRANTS.informador, 1)).toEqual([101, 102]);
  expect(offered(GRANTS.informador_centre_escolar, 102)).toEqual([102]);
  expect(offered(GRANTS.assesor_laboral, 1)).toEqual([]);
});
