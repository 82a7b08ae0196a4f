import { expect, test } from 'vitest';
import {
  ACOMPANYANTS,
  AUTONOMIES,
  CANALS,
  CONEGUTS,
  CURSOS,
  DERIVACIONS,
  DURADES,
  DURADES_CITA,
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
  ZONES_GEOGRAFIQUES,
} from '../../src/domain/options';
import { ROLES } from '../../src/domain/roles';
import { assessoriaOf, assessoriesOf, labels, toOptions } from '../../src/text/options';

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
  durada_cita: DURADES_CITA,
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
  expect(TIPUS.map((tipus) => [assessoriaOf[tipus], assessoriesOf[tipus]])).toEqual([
    ['assessoria acadèmica', 'assessories acadèmiques'],
    ['assessoria laboral', 'assessories laborals'],
    ['assessoria de mobilitat internacional', 'assessories de mobilitat internacional'],
    ["assessoria d'emprenedoria", "assessories d'emprenedoria"],
    ["assessoria d'habitatge", "assessories d'habitatge"],
  ]);
});

test('the entries of a choice keep the order of the list', () => {
  expect(toOptions(DURADES_CITA, labels.durada_cita)).toEqual([
    { value: 30, label: '30 min' },
    { value: 45, label: '45 min' },
    { value: 60, label: '60 min' },
  ]);
});
