import { expect, test } from 'vitest';
import { getAssessoriaScope, listCreatable } from '../../src/domain/access';
import type { Viewer } from '../../src/domain/viewer';
import { findOverlap } from '../../src/domain/cita';
import { groupByTime, type Disponibilitat } from '../../src/domain/disponibilitat';
import { listChoosable } from '../../src/domain/oficina';
import { isMoment, joinDate, splitDate, toSlotDraft } from '../../src/domain/reserva';

const SLOT: Disponibilitat = {
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

test('a slot decides all of an appointment but the modality, where there are two', () => {
  const decided = {
    disponibilitat_id: 7,
    date: null,
    tipus: 'laboral',
    oficina_id: 1,
    antena_id: 101,
    professional_id: 9,
  };
  expect(toSlotDraft(SLOT)).toEqual({ ...decided, modalitat: null });
  expect(toSlotDraft(SLOT, 'Virtual')).toEqual({ ...decided, modalitat: 'Virtual' });
  const virtual: Disponibilitat = { ...SLOT, antena: null, modalitat: ['Virtual'] };
  expect(toSlotDraft(virtual, 'Presencial')).toEqual({ ...decided, antena_id: null, modalitat: 'Virtual' });
});

test.each([
  ['', '', ''],
  ['2026-11-20', '', '2026-11-20T'],
  ['', '09:30', 'T09:30'],
  ['20/1', '09:30', '20/1T09:30'],
  ['2026-11-20', '09:30', '2026-11-20T09:30:00+01:00'],
  ['2026-07-20', '09:30', '2026-07-20T09:30:00+02:00'],
  ['2026-03-29', '03:00', '2026-03-29T03:00:00+02:00'],
  ['2026-10-25', '01:59', '2026-10-25T01:59:00+02:00'],
  ['2026-10-25', '03:00', '2026-10-25T03:00:00+01:00'],
])('a day %j and a time %j are kept as %j, and come back', (dia, hora, date) => {
  expect(joinDate(dia, hora)).toBe(date);
  expect(splitDate(date)).toEqual({ dia, hora });
  expect(isMoment(date)).toBe(date.length > 20);
});

test('the time that a clock skips is an hour later', () => {
  expect(splitDate(joinDate('2026-03-29', '02:30'))).toEqual({ dia: '2026-03-29', hora: '03:30' });
});

test.each([
  ['11:00', 60, 2],
  ['11:59', 30, 2],
  ['10:30', 30, undefined],
  ['10:31', 30, 2],
  ['12:00', 30, undefined],
  ['08:30', 31, 1],
])('from %s on, %s minutes overlap with %s', (time, minutes, id) => {
  const cites = [
    { id: 1, date: '2026-11-20T09:00:00+01:00', durada: 45 as const },
    { id: 2, date: '2026-11-20T10:00:00Z', durada: 60 as const },
  ];
  expect(findOverlap(cites, `2026-11-20T${time}:00+01:00`, minutes)?.id).toBe(id);
});

test('slots by their time, in its order', () => {
  const at = (id: number, hour: string, end = '12:00') => ({
    id,
    data_inici: `2026-11-20T${hour}:00+01:00`,
    data_fi: `2026-11-20T${end}:00+01:00`,
  });
  const groups = groupByTime([at(1, '11:00'), at(2, '09:00'), at(3, '11:00'), at(4, '11:00', '11:30')]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[2], [4], [1, 3]]);
  expect(groupByTime([])).toEqual([]);
});

test('offices to choose: all with a right for all, else the own one, also for who belongs to its antena', () => {
  const first = { id: 1, antenas: [{ id: 101 }] };
  const second = { id: 2, antenas: [] };
  const list = [first, second];
  expect(listChoosable(list, 'app', 1)).toEqual(list);
  expect(listChoosable(list, 'oficina', 2)).toEqual([second]);
  expect(listChoosable(list, 'oficina', 101)).toEqual([first]);
  expect(listChoosable(list, 'oficina', null)).toEqual([]);
  expect(listChoosable(list, null, 1)).toEqual([]);
});

test('what a person may create, and how far', () => {
  const viewer = (...permissions: string[]): Viewer => ({ permissions, oficinaId: 1 });
  const all = ['academica', 'laboral', 'mobilitat_internacional', 'emprenedoria', 'habitatge'];
  expect(listCreatable(viewer('create_assessoria_oficina'))).toEqual(all);
  expect(listCreatable(viewer('create_mobilitat_oficina', 'edit_laboral_app'))).toEqual([
    'mobilitat_internacional',
  ]);
  expect(listCreatable(viewer('read_assessoria_app'))).toEqual([]);
  const mixed = viewer('create_assessoria_oficina', 'create_habitatge_app');
  expect([
    getAssessoriaScope(mixed, 'create', 'laboral'),
    getAssessoriaScope(mixed, 'create', 'habitatge'),
    getAssessoriaScope(mixed, 'create', null),
    getAssessoriaScope(mixed, 'edit', 'laboral'),
  ]).toEqual(['oficina', 'app', 'app', null]);
});
