import { expect, test } from 'vitest';
import type { AssessoriaRow, Realitzada } from '../../../src/domain/nouns/assessoria';
import { tallyRows } from '../../../src/domain/pages/tally';
import { ROW_FACTS } from '../../../src/domain/pages/xifresRows';
import { activitat, assessoria, consulta } from '../../machines/support/samples';

const DAY = '2026-11-20';
const sum = (records: number, persons = 0, unsaid = 0) => ({ records, persons, unsaid });

const REALITZADA: Realitzada = {
  inscripcio: null,
  assistents: 3,
  acompanyant: null,
  realitzada: null,
  durada: null,
  cfgs_cfgm: null,
  universitat: null,
  temporalitat: null,
  zona_geografica: null,
  pais: null,
  sector_professional: null,
  tematiques: [5, 6].map((id) => ({ id, name: `Tema ${id}` })),
  subtematiques: [],
  derivacio: [],
  valoracio_assessor: null,
  comentaris: null,
};

test('consultes have their number of persons', () => {
  const rows = [
    { ...consulta, tematica_id: [1, 2], residencia: 'gracia' as const },
    { ...consulta, tematica_id: [], nombre_persones: null, edat: null, oficina: null },
  ];
  expect(tallyRows(rows, ROW_FACTS.consulta, DAY).per).toEqual({
    all: { '': sum(2, 2, 1) },
    oficina: { 1: sum(1, 2), '': sum(1, 0, 1) },
    canal: { telefon: sum(2, 2, 1) },
    ambit: { 1: sum(2, 2, 1) },
    professional: { 7: sum(2, 2, 1) },
    tematica: { 1: sum(1, 2), 2: sum(1, 2), '': sum(1, 0, 1) },
    districte: { gracia: sum(1, 2), '': sum(1, 0, 1) },
    edat_genere: { '16-19|dona': sum(1, 2), '|dona': sum(1, 0, 1) },
  });
});

test('assessories have their attendance once they are realised; a blocked one tells its type alone', () => {
  const blocked = { id: 13, tipus: 'laboral', bloquejada: true, cita: assessoria.cita } as const;
  const rows: AssessoriaRow[] = [
    { ...assessoria, realitzada: REALITZADA },
    { ...assessoria, realitzada: { ...REALITZADA, assistents: null } },
    { ...assessoria, assistit: false },
    assessoria,
    blocked,
  ];
  expect(tallyRows(rows, ROW_FACTS.assessoria, DAY).per).toEqual({
    all: { '': sum(5, 3, 3) },
    tipus: { laboral: sum(5, 3, 3) },
    estat: { realitzada: sum(2, 3, 1), no_assistida: sum(1), pendent: sum(1, 0, 1), '': sum(1, 0, 1) },
    oficina: { 1: sum(4, 3, 2), '': sum(1, 0, 1) },
    professional: { 7: sum(4, 3, 2), '': sum(1, 0, 1) },
    tematica: { 4: sum(2, 0, 1), 5: sum(2, 3, 1), 6: sum(2, 3, 1), '': sum(1, 0, 1) },
    districte: { '': sum(5, 3, 3) },
    edat_genere: { '16-19|dona': sum(4, 3, 2), '|': sum(1, 0, 1) },
    oficina_tipus: { '1|laboral': sum(4, 3, 2), '|laboral': sum(1, 0, 1) },
  });
});

test('activitats have their attendance, unknown of those to come without any', () => {
  const none = { home: 0, dona: 0, no_binari: 0 };
  const rows = [
    activitat,
    { ...activitat, presencial: none, ambit: null, professionals: [] },
    { ...activitat, presencial: none, data: DAY },
  ];
  expect(tallyRows(rows, ROW_FACTS.activitat, DAY).per).toEqual({
    all: { '': sum(3, 23, 1) },
    oficina: { 1: sum(3, 23, 1) },
    marc: { 4: sum(3, 23, 1) },
    area: { 2: sum(3, 23, 1) },
    ambit: { 1: sum(2, 23), '': sum(1, 0, 1) },
    tematica: { 1: sum(3, 23, 1), 2: sum(3, 23, 1) },
    professional: { 7: sum(2, 23), '': sum(1, 0, 1) },
  });
});
