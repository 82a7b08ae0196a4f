import { describe, expect, test } from 'vitest';
import type { Cita } from '../../../src/domain/nouns/cita';
import { getSheetName, hasDaySheet, toDayQuery } from '../../../src/domain/pages/daySheet';
import { cita } from '../../machines/support/samples';

const DAY = '2026-11-20';
const blocked: Cita = {
  id: 9,
  date: '2026-11-20T09:00:00+01:00',
  durada: 30,
  assessoria: { id: 8, tipus: 'laboral', bloquejada: true },
};

describe('calendars with a day sheet', () => {
  const all = { permissions: ['read_cita_app'], oficinaId: null };
  const own = { permissions: ['read_cita_oficina'], oficinaId: 1 };
  test.each([
    ['a professional', { professional_id: '7', oficina_id: '' }, all, true],
    ['an office', { professional_id: '', oficina_id: '2' }, all, true],
    ["one's own office", { professional_id: '', oficina_id: '' }, own, true],
    ['the whole service', { professional_id: '', oficina_id: '' }, all, false],
  ])('%s', (_, calendari, viewer, expected) => {
    expect(hasDaySheet(calendari, viewer)).toBe(expected);
  });
});

test('the query of a day has no other filter of the calendar', () => {
  const calendari = { professional_id: '7', oficina_id: '', data: DAY, lliures: true };
  expect(toDayQuery(DAY, calendari)).toEqual({
    data_inici: DAY,
    data_fi: DAY,
    professional_id: '7',
    oficina_id: '',
  });
});

test.each([
  ["a professional's", { professional_id: '7' }, [blocked, cita], 'Zqada Zqpuig Zqroca'],
  ["an office's", { professional_id: '' }, [blocked, cita], 'Zqoficina Central'],
  ['one that only blocked ones are on', { professional_id: '7' }, [blocked], ''],
])('a sheet is named after its appointments: %s', (_, query, cites, expected) => {
  expect(getSheetName({ query, cites })).toBe(expected);
});
