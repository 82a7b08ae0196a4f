import { expect, test } from 'vitest';
import {
  EMPTY_ACTIVITAT,
  listActivitatWarnings,
  type ActivitatDraft,
} from '../../../src/domain/nouns/activitat';
import { listHoraWarnings, type Warning } from '../../../src/domain/nouns/warnings';
import { EMPTY_RESERVA, listAssessoriaWarnings } from '../../../src/domain/nouns/reserva';

const hours = (field: string): Warning => ({ field, code: 'hours' });

test.each([
  ['06:59', [hours('hora')]],
  ['07:00', []],
  ['22:00', []],
  ['22:01', [hours('hora')]],
  ['00:00', [hours('hora')]],
  ['', []],
  ['6h', []],
])('a time before 7:00 or after 22:00 has a warning: %j', (hora, warnings) => {
  expect(listHoraWarnings('hora', hora)).toEqual(warnings);
});

test.each<[Partial<ActivitatDraft>, string[]]>([
  [{ hora_inici: '06:00', hora_fi: '08:00' }, ['hora_inici']],
  [{ hora_inici: '21:00', hora_fi: '23:30' }, ['hora_fi']],
  [{ hora_inici: '05:00', hora_fi: '06:00' }, ['hora_inici', 'hora_fi']],
  [{ hora_inici: '21:00', hora_fi: '23:00' }, []],
])('changed times of an activity have warnings: %j', (draft, fields) => {
  const stored = { hora_inici: '20:00', hora_fi: '23:00' };
  expect(listActivitatWarnings({ ...EMPTY_ACTIVITAT, ...draft }, stored)).toEqual(fields.map(hours));
});

test.each([
  ['2026-11-20T23:00:00+01:00', [hours('date-time')]],
  ['2026-11-20T22:00:00+01:00', []],
  [null, []],
])('the time of a visit without appointment has warnings: %j', (date, warnings) => {
  expect(listAssessoriaWarnings({ ...EMPTY_RESERVA, date })).toEqual(warnings);
});
