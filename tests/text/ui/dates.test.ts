import { expect, test } from 'vitest';
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
  formatWeekday,
} from '../../../src/text/ui/dates';

process.env.TZ = 'America/New_York';

test('runs with a clock far from Madrid', () => {
  expect(new Date('2026-11-20T03:00:00Z').getDate()).toBe(19);
});

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

test('an empty date is a dash, and so is one that cannot be read', () => {
  expect([
    formatDay(null),
    formatDay(undefined),
    formatDay(''),
    formatInstant(null),
    formatTime(null),
  ]).toEqual(Array(5).fill('-'));
  expect([formatInstant('tomorrow'), formatTime('tomorrow')]).toEqual(['-', '-']);
});

test('days in tables, titles, sentences and narrow places', () => {
  expect(formatDay('2026-11-20')).toBe('20/11/2026');
  expect(formatLongDay('2026-11-20')).toBe('Divendres, 20 de novembre de 2026');
  expect(formatWeekday('2026-11-20')).toBe('divendres 20 de novembre');
  expect(formatDayTitle('2026-11-20')).toBe('Divendres, 20 de novembre');
  expect(formatDate('2026-11-19')).toBe('dj. 19');
  expect(formatShortDay('2026-11-19')).toBe('Dijous, 19 nov.');
  expect(formatMonth('2026-11-20')).toBe('Novembre de 2026');
});

test("months that begin with a vowel take d'", () => {
  expect(['2026-04-01', '2026-08-01', '2026-10-01'].map(formatLongDay)).toEqual([
    "Dimecres, 1 d'abril de 2026",
    "Dissabte, 1 d'agost de 2026",
    "Dijous, 1 d'octubre de 2026",
  ]);
});

test('the twelve months and the seven weekdays', () => {
  const months = Array.from({ length: 12 }, (_, i) =>
    formatMonth(`2026-${String(i + 1).padStart(2, '0')}-01`),
  );
  expect(months.map((text) => text.split(' ')[0])).toEqual([
    'Gener',
    'Febrer',
    'Març',
    'Abril',
    'Maig',
    'Juny',
    'Juliol',
    'Agost',
    'Setembre',
    'Octubre',
    'Novembre',
    'Desembre',
  ]);
  const days = ['16', '17', '18', '19', '20', '21', '22'].map((date) => formatWeekday(`2026-11-${date}`));
  expect(days.map((text) => text.split(' ')[0])).toEqual([
    'dilluns',
    'dimarts',
    'dimecres',
    'dijous',
    'divendres',
    'dissabte',
    'diumenge',
  ]);
});

test.each([
  ['2026-11-20', '2026-11-20', '20 de novembre de 2026', '20 nov. 2026'],
  ['2026-11-16', '2026-11-20', '16–20 de novembre de 2026', '16–20 nov. 2026'],
  ['2026-03-30', '2026-04-05', "30 de març – 5 d'abril de 2026", '30 març – 5 abr. 2026'],
  ['2026-12-28', '2027-01-03', '28 de desembre de 2026 – 3 de gener de 2027', '28 des. 2026 – 3 gen. 2027'],
  [
    '2026-11-16',
    '2027-11-20',
    '16 de novembre de 2026 – 20 de novembre de 2027',
    '16 nov. 2026 – 20 nov. 2027',
  ],
])('from %s to %s', (from, to, long, short) => {
  expect([formatRange(from, to), formatShortRange(from, to)]).toEqual([long, short]);
});

test('appointments', () => {
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
