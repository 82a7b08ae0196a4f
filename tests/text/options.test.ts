import { expect, test } from 'vitest';
import {
  ACOMPANYANTS,
  AUTONOMIES,
  CANALS,
  CONEGUTS,
  CURSOS,
  DERIVACIONS,
  DURADES,
  EDATS,
  FORMACIONS,
  GENERES,
  IDIOMES,
  INSCRIPCIONS,
  LLOCS,
  MODALITATS,
  OCUPACIONS,
  PERFILS,
  RESIDENCIES,
  SERVEIS_TRAMITS,
  SITUACIONS_ADMINISTRATIVES,
  TEMPORALITATS,
  TIPUS,
  type Tipus,
  ZONES_GEOGRAFIQUES,
} from '../../src/domain/values/options';
import { ROLES } from '../../src/domain/access/roles';
import {
  formatMinutes,
  getAssessoriaOf,
  getAssessoriesOf,
  getLabel,
  labels,
  listLabels,
  toOptions,
} from '../../src/text/options';

const LISTS: Record<keyof typeof labels, readonly (string | number)[]> = {
  tipus: TIPUS,
  modalitat: MODALITATS,
  perfil: PERFILS,
  edat: EDATS,
  genere: GENERES,
  formacio: FORMACIONS,
  situacio_administrativa: SITUACIONS_ADMINISTRATIVES,
  conegut: CONEGUTS,
  idioma: IDIOMES,
  autonomia: AUTONOMIES,
  ocupacio: OCUPACIONS,
  residencia: RESIDENCIES,
  inscripcio: INSCRIPCIONS,
  acompanyant: ACOMPANYANTS,
  temporalitat: TEMPORALITATS,
  zona_geografica: ZONES_GEOGRAFIQUES,
  realitzada: LLOCS,
  durada: DURADES,
  derivacio: [...new Set(Object.values(DERIVACIONS).flat())],
  curs: CURSOS,
  canal: CANALS,
  serveis_tramits: SERVEIS_TRAMITS,
  role: ROLES,
};

test.each(Object.entries(LISTS) as [keyof typeof labels, readonly (string | number)[]][])(
  'every option of %s has a label of its own, a capital or a figure first',
  (name, values) => {
    const texts: Record<string, string> = labels[name];
    expect(Object.keys(texts).toSorted()).toEqual(values.map(String).toSorted());
    expect(new Set(Object.values(texts)).size).toBe(values.length);
    for (const text of Object.values(texts)) expect(text).toMatch(/^[\p{Lu}\d]/u);
  },
);

test('the services known by their initials bear their full names', () => {
  const { ate, saier, soj, soc } = labels.derivacio;
  expect([ate, saier, soj, soc, labels.conegut.jb]).toEqual([
    "Aquí t'Escoltem (ATE)",
    "Servei d'Atenció a Immigrants, Emigrants i Refugiats (SAIER)",
    "Servei d'Orientació Jurídica (SOJ)",
    "Servei Públic d'Ocupació de Catalunya (SOC)",
    'Joves de Barcelona',
  ]);
  expect(labels.realitzada.pij).toBe('PIJ Externalitzada');
});

test('types inside a sentence', () => {
  expect(TIPUS.map((tipus) => [getAssessoriaOf(tipus), getAssessoriesOf(tipus)])).toEqual([
    ['assessoria acadèmica', 'assessories acadèmiques'],
    ['assessoria laboral', 'assessories laborals'],
    ['assessoria de mobilitat internacional', 'assessories de mobilitat internacional'],
    ["assessoria d'emprenedoria", "assessories d'emprenedoria"],
    ["assessoria d'habitatge", "assessories d'habitatge"],
  ]);
  const other = 'salut' as Tipus;
  expect([getAssessoriaOf(other), getAssessoriesOf(other)]).toEqual([
    'assessoria (salut)',
    'assessories (salut)',
  ]);
});

test('an option is called by its label, one that is not known as it was sent', () => {
  expect([getLabel('idioma', 'ca'), getLabel('idioma', 'pt'), getLabel('idioma', null)]).toEqual([
    'Català',
    'pt',
    '',
  ]);
  expect(listLabels('conegut', ['web', 'radio'])).toBe('Web, radio');
});

test('the entries of a choice keep the order of the list', () => {
  expect(toOptions(LLOCS, labels.realitzada)).toEqual([
    { value: 'caaj', label: 'CAAJ' },
    { value: 'pij', label: 'PIJ Externalitzada' },
  ]);
  expect(formatMinutes(45)).toBe('45 min');
});
