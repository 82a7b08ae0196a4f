import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  formatAppointment,
  formatDay,
  formatInstant,
  formatLongDay,
  formatMeeting,
  formatDayTitle,
  formatMonth,
  formatRange,
  formatRelative,
  formatDate,
  formatShortDay,
  formatShortRange,
  formatTime,
  formatTimeRange,
  formatShortWeekday,
  formatWeekday,
} from '../../../src/text/ui/dates';

const DAY_FORMATS = [
  formatDay,
  formatLongDay,
  formatDayTitle,
  formatWeekday,
  formatShortDay,
  formatShortWeekday,
  formatDate,
  formatMonth,
];
const RANGE_FORMATS = [formatRange, formatShortRange];

test.each([
  ['2026-11-20T09:30:00+01:00', '20/11/2026 09:30'],
  ['2026-11-20T08:30:00Z', '20/11/2026 09:30'],
  ['2026-07-01T22:30:00Z', '02/07/2026 00:30'],
  ['2026-01-01T00:00:00+01:00', '01/01/2026 00:00'],
  ['2026-03-29T00:59:00Z', '29/03/2026 01:59'],
  ['2026-03-29T01:00:00Z', '29/03/2026 03:00'],
  ['2026-10-25T00:30:00Z', '25/10/2026 02:30'],
  ['2026-10-25T01:30:00Z', '25/10/2026 02:30'],
  ['2026-10-25T02:00:00Z', '25/10/2026 03:00'],
])('the moment %s is %s in Madrid', (instant, text) => {
  expect(formatInstant(instant)).toBe(text);
  expect(formatTime(instant)).toBe(text.slice(-5));
  expect(formatInstant(Date.parse(instant))).toBe(text);
});

test('an empty or unreadable date is a dash', () => {
  expect([
    formatDay(null),
    formatDay(undefined),
    formatDay(''),
    formatInstant(null),
    formatTime(null),
  ]).toEqual(Array(5).fill('-'));
  expect([formatInstant('tomorrow'), formatTime('tomorrow')]).toEqual(['-', '-']);
});

describe.each(['America/New_York', 'Pacific/Auckland', 'Europe/Madrid'])('in a browser in %s', (zone) => {
  const original = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    process.env.TZ = original;
  });

  test('the clock is really there', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  test('every month, weekday and range is written as in the table, on days of a clock change too', () => {
    const table = readFileSync('tests/text/ui/dates.txt', 'utf8');
    const written = table.split('\n').map((line) => {
      const [key, day = '', end] = /^([\d-]{10})(?:\/([\d-]{10}))?: /.exec(line) ?? [];
      if (key === undefined) return line;
      const texts = end
        ? RANGE_FORMATS.map((format) => format(day, end))
        : DAY_FORMATS.map((format) => format(day));
      return key + texts.join(' | ');
    });
    expect(written.join('\n')).toBe(table);
  });
});

test('an appointment is written with its day and both times', () => {
  const [start, end] = ['2026-11-20T11:30:00+01:00', '2026-11-20T12:15:00+01:00'] as const;
  expect(formatTimeRange(start, end)).toBe('11:30–12:15');
  expect(formatMeeting(start, end)).toBe('Divendres, 20 de novembre, 11:30–12:15');
  expect(formatMeeting('', end)).toBe('-');
});

test.each([
  ['2026-11-16', 'fa 4 dies'],
  ['2026-11-19', 'ahir'],
  ['2026-11-20', 'avui'],
  ['2026-11-21', 'demà'],
  ['2026-11-22', "d'aquí a 2 dies"],
  ['2026-10-25', 'fa 26 dies'],
])('%s as seen from 20 November', (day, text) => {
  expect(formatRelative(day, '2026-11-20')).toBe(text);
});

test.each([
  ['2026-11-20T16:00:00+01:00', 'avui a les 16:00'],
  ['2026-11-21T09:00:00+01:00', 'demà a les 09:00'],
  ['2026-11-23T09:30:00+01:00', 'dilluns 23 de novembre a les 09:30'],
])('an appointment at %s, as said on 20 November', (date, text) => {
  expect(formatAppointment(date, Date.parse('2026-11-20T10:20:00Z'))).toBe(text);
});
