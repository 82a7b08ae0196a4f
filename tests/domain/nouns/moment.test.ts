import { expect, test } from 'vitest';
import { isMoment, joinDate, splitDate } from '../../../src/domain/nouns/moment';

test.each([
  ['', '', ''],
  ['2026-11-20', '', '2026-11-20T'],
  ['2026-11-20', '9:60', '2026-11-20T9:60'],
  ['', '09:30', 'T09:30'],
  ['20/1', '09:30', '20/1T09:30'],
  ['2026-11-20', '09:30', '2026-11-20T09:30:00+01:00'],
  ['2026-07-20', '09:30', '2026-07-20T09:30:00+02:00'],
  ['2026-03-29', '03:00', '2026-03-29T03:00:00+02:00'],
  ['2026-10-25', '01:59', '2026-10-25T01:59:00+02:00'],
  ['2026-10-25', '03:00', '2026-10-25T03:00:00+01:00'],
])('the day %j and time %j become %j, and back', (dia, hora, date) => {
  expect(joinDate(dia, hora)).toBe(date);
  expect(splitDate(date)).toEqual({ dia, hora });
  expect(isMoment(date)).toBe(date.length > 20);
});

test('a time skipped by the clock is an hour later', () => {
  expect(splitDate(joinDate('2026-03-29', '02:30'))).toEqual({ dia: '2026-03-29', hora: '03:30' });
});
