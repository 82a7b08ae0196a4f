import { describe, expect, test } from 'vitest';
import { TIPUS, type Tipus } from '../../../src/domain/values/options';
import {
  EMPTY_REALITZACIO,
  toPrefilledDraft,
  REALITZACIONS,
  clearDependents,
  getVisibleFields,
  toRealitzacioBody,
  type RealitzacioDraft,
} from '../../../src/domain/nouns/realitzacio';
import { findIssues, findRequired, type FieldIssues } from '../../../src/domain/values/validation';

const DRAFT: RealitzacioDraft = {
  inscripcio: 'cita_previa',
  assistents: 2,
  acompanyant: 'tutor_legal',
  valoracio: 4,
  comentaris: 'Tot bé',
  tematica_id: [1],
  subtematica_id: [11],
  derivacio: ['ate'],
  sector_professional_id: 6,
  temporalitat: '1_3_mesos',
  zona_geografica: 'europa',
  pais: 33,
  realitzada: 'caaj',
  durada: '30_60min',
  cfgs_cfgm: 8,
  universitat: null,
};

const check = (tipus: Tipus, change: Partial<RealitzacioDraft>): FieldIssues =>
  findIssues(REALITZACIONS[tipus], toRealitzacioBody(7, { ...DRAFT, ...change }));

const COMMON = {
  assessoria_id: 7,
  inscripcio: 'cita_previa',
  assistents: 2,
  acompanyant: 'tutor_legal',
  valoracio: 4,
  comentaris: 'Tot bé',
  derivacio: ['ate'],
  tematica_id: [1],
  subtematica_id: [11],
};

test.each<[Tipus, object]>([
  ['academica', { ...COMMON, realitzada: 'caaj', durada: '30_60min', cfgs_cfgm: 8, universitat: null }],
  ['laboral', { ...COMMON, sector_professional_id: 6 }],
  ['mobilitat_internacional', { ...COMMON, temporalitat: '1_3_mesos', zona_geografica: 'europa', pais: 33 }],
  ['emprenedoria', COMMON],
  ['habitatge', COMMON],
])('%s is sent its own fields alone', (tipus, body) => {
  expect(REALITZACIONS[tipus].parse(toRealitzacioBody(7, DRAFT))).toEqual(body);
});

test.each<[Tipus, string[]]>([
  ['academica', ['inscripcio', 'assistents', 'valoracio', 'realitzada', 'tematica_id']],
  ['laboral', ['inscripcio', 'assistents', 'valoracio']],
  ['mobilitat_internacional', ['inscripcio', 'assistents', 'valoracio', 'tematica_id']],
  ['emprenedoria', ['inscripcio', 'assistents', 'valoracio', 'tematica_id', 'subtematica_id']],
  ['habitatge', ['inscripcio', 'assistents', 'valoracio', 'tematica_id', 'subtematica_id']],
])('%s requires its fields, and nothing else', (tipus, fields) => {
  const empty = toRealitzacioBody(7, EMPTY_REALITZACIO);
  expect(findRequired(REALITZACIONS[tipus], empty)).toEqual(new Set(fields));
  expect(findIssues(REALITZACIONS[tipus], empty)).toEqual(
    Object.fromEntries(fields.map((field) => [field, 'required'])),
  );
  expect(findIssues(REALITZACIONS[tipus], {})).toEqual(
    Object.fromEntries(['assessoria_id', ...fields].map((field) => [field, 'required'])),
  );
});

describe.each(TIPUS)('%s', (tipus) => {
  test.each<[string, Partial<RealitzacioDraft>, FieldIssues]>([
    ['as it should be', {}, {}],
    ['without inscripcio', { inscripcio: null }, { inscripcio: 'required' }],
    ['without assistents', { assistents: null }, { assistents: 'required' }],
    ['0 assistents', { assistents: 0 }, { assistents: 'tooSmall' }],
    ['1 assistent', { assistents: 1 }, {}],
    ['15 assistents', { assistents: 15 }, {}],
    ['16 assistents', { assistents: 16 }, { assistents: 'tooBig' }],
    ['one assistent and a half', { assistents: 1.5 }, { assistents: 'format' }],
    ['without valoracio', { valoracio: null }, { valoracio: 'required' }],
    ['valoracio 0', { valoracio: 0 }, { valoracio: 'tooSmall' }],
    ['valoracio 1', { valoracio: 1 }, {}],
    ['valoracio 5', { valoracio: 5 }, {}],
    ['valoracio 6', { valoracio: 6 }, { valoracio: 'tooBig' }],
    ['comments at their limit', { comentaris: 'x'.repeat(2000) }, {}],
    ['comments beyond it', { comentaris: 'x'.repeat(2001) }, { comentaris: 'tooLong' }],
    ['without what is optional', { acompanyant: null, comentaris: ' ', derivacio: [] }, {}],
    ['a derivation that no type has', { derivacio: ['ate', 'enlloc'] }, { derivacio: 'format' }],
    ['a derivation to itself', { derivacio: [tipus] }, { derivacio: 'format' }],
  ])('%s', (_, change, issues) => {
    expect(check(tipus, change)).toEqual(issues);
  });
});

test('laboral alone refers to a job coach', () => {
  const found = TIPUS.map((tipus) => [tipus, check(tipus, { derivacio: ['coaching_laboral'] })]);
  expect(Object.fromEntries(found)).toEqual({
    academica: { derivacio: 'format' },
    laboral: {},
    mobilitat_internacional: { derivacio: 'format' },
    emprenedoria: { derivacio: 'format' },
    habitatge: { derivacio: 'format' },
  });
});

test.each<[string, Partial<RealitzacioDraft>, Record<Tipus, FieldIssues>]>([
  [
    'without themes',
    { tematica_id: [], subtematica_id: [11] },
    {
      academica: { tematica_id: 'required' },
      laboral: {},
      mobilitat_internacional: { tematica_id: 'required' },
      emprenedoria: { tematica_id: 'required' },
      habitatge: { tematica_id: 'required' },
    },
  ],
  [
    'without subthemes',
    { subtematica_id: [] },
    {
      academica: {},
      laboral: {},
      mobilitat_internacional: {},
      emprenedoria: { subtematica_id: 'required' },
      habitatge: { subtematica_id: 'required' },
    },
  ],
  [
    'without the place and its duration',
    { realitzada: null, durada: null },
    {
      academica: { realitzada: 'required' },
      laboral: {},
      mobilitat_internacional: {},
      emprenedoria: {},
      habitatge: {},
    },
  ],
  [
    'without what only one type has',
    {
      durada: null,
      cfgs_cfgm: null,
      sector_professional_id: null,
      temporalitat: null,
      zona_geografica: null,
      pais: null,
    },
    { academica: {}, laboral: {}, mobilitat_internacional: {}, emprenedoria: {}, habitatge: {} },
  ],
  [
    'a duration at the PIJ',
    { realitzada: 'pij' },
    {
      academica: { durada: 'format' },
      laboral: {},
      mobilitat_internacional: {},
      emprenedoria: {},
      habitatge: {},
    },
  ],
  [
    'a course and a university',
    { universitat: 9 },
    {
      academica: { universitat: 'format' },
      laboral: {},
      mobilitat_internacional: {},
      emprenedoria: {},
      habitatge: {},
    },
  ],
])('%s', (_, change, issues) => {
  expect(Object.fromEntries(TIPUS.map((tipus) => [tipus, check(tipus, change)]))).toEqual(issues);
});

test('issues between fields come together with the others', () => {
  expect(check('academica', { inscripcio: null, realitzada: 'pij', universitat: 9 })).toEqual({
    inscripcio: 'required',
    durada: 'format',
    universitat: 'format',
  });
});

test.each<[string, Partial<RealitzacioDraft>, Partial<RealitzacioDraft>]>([
  ['another place empties the duration', { realitzada: 'pij' }, { realitzada: 'pij', durada: null }],
  ['no place empties the duration', { realitzada: null }, { realitzada: null, durada: null }],
  ['another zone empties the country', { zona_geografica: 'asia' }, { zona_geografica: 'asia', pais: null }],
  ['another duration empties nothing', { durada: '+90min' }, { durada: '+90min' }],
  ['another comment empties nothing', { comentaris: 'Ara sí' }, { comentaris: 'Ara sí' }],
])('%s', (_, change, result) => {
  expect(clearDependents(DRAFT, { ...DRAFT, ...change })).toEqual({ ...DRAFT, ...result });
});

test('choosing the CAAJ again does not restore its duration', () => {
  const away = clearDependents(DRAFT, { ...DRAFT, realitzada: 'pij' });
  expect(clearDependents(away, { ...away, realitzada: 'caaj' })).toEqual({ ...DRAFT, durada: null });
  expect(clearDependents(away, DRAFT)).toEqual({ ...DRAFT, durada: null });
});

test.each<[string, Partial<RealitzacioDraft>, ReturnType<typeof getVisibleFields>]>([
  ['nothing chosen', {}, { durada: false, cfgs_cfgm: true, universitat: true }],
  ['at the CAAJ', { realitzada: 'caaj' }, { durada: true, cfgs_cfgm: true, universitat: true }],
  ['at the PIJ', { realitzada: 'pij' }, { durada: false, cfgs_cfgm: true, universitat: true }],
  ['a course', { cfgs_cfgm: 8 }, { durada: false, cfgs_cfgm: true, universitat: false }],
  ['a university', { universitat: 9 }, { durada: false, cfgs_cfgm: false, universitat: true }],
])('conditional fields: %s', (_, change, shown) => {
  expect(getVisibleFields({ ...EMPTY_REALITZACIO, ...change })).toEqual(shown);
});

test('a completion is prefilled with one person and the booked theme', () => {
  expect(toPrefilledDraft({ tematica: { id: 8, name: 'Nòmina' } })).toEqual({
    ...EMPTY_REALITZACIO,
    assistents: 1,
    tematica_id: [8],
  });
  expect(toPrefilledDraft({ tematica: null })).toEqual({ ...EMPTY_REALITZACIO, assistents: 1 });
});
