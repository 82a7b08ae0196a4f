import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addDays,
  addMinutes,
  countDays,
  getDay,
  getTime,
  getWeekday,
  isDay,
  toInstant,
} from '../../../src/domain/values/madrid';

/** An independent Madrid clock, `YYYY-MM-DD HH:mm`, put together from its parts. */
const WALL = {
  parts: new Intl.DateTimeFormat('en-GB', {
    ...({ timeZone: 'Europe/Madrid', hourCycle: 'h23', year: 'numeric' } as const),
    ...({ month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
  }),
  format(moment: number): string {
    const entries = this.parts.formatToParts(moment).map(({ type, value }) => [type, value]);
    const { year, month, day, hour, minute } = Object.fromEntries(entries) as Record<string, string>;
    return `${year}-${month}-${day} ${hour}:${minute}`;
  },
};

const moments = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 })
  .map((minute) => minute * 60_000);
const days = moments.map((moment) => new Date(moment).toISOString().slice(0, 10));

/** Zones whose clocks change on other days, by half an hour, or never. */
const ZONES = [
  'Europe/Madrid',
  'UTC',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Apia',
];

describe.each(ZONES)('in a browser in %s', (zone) => {
  const original = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (original === undefined) delete process.env.TZ;
    else process.env.TZ = original;
  });

  test('the clock is really replaced', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  test.each([
    ['winter', '2026-11-20T08:30:00Z', '2026-11-20', '09:30'],
    ['summer', '2026-07-20T07:30:00Z', '2026-07-20', '09:30'],
    ['before midnight', '2026-11-20T22:59:00Z', '2026-11-20', '23:59'],
    ['midnight', '2026-11-20T23:00:00Z', '2026-11-21', '00:00'],
    ['summer midnight', '2026-07-20T22:00:00Z', '2026-07-21', '00:00'],
    ['new year', '2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
    ['before the hour that is skipped', '2026-03-29T00:59:00Z', '2026-03-29', '01:59'],
    ['after the hour that is skipped', '2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
    ['first time of the hour that comes twice', '2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
    ['second time of the hour that comes twice', '2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
    ['after the hour that comes twice', '2026-10-25T02:00:00Z', '2026-10-25', '03:00'],
    ['in the hour that New York skips', '2026-03-08T01:30:00Z', '2026-03-08', '02:30'],
  ])('%s', (_, instant, day, time) => {
    expect([getDay(instant), getTime(instant)]).toEqual([day, time]);
    expect([getDay(Date.parse(instant)), getTime(Date.parse(instant))]).toEqual([day, time]);
  });

  test.each([
    ['2026-11-20', '09:30', '2026-11-20T09:30:00+01:00'],
    ['2026-07-20', '09:30', '2026-07-20T09:30:00+02:00'],
    ['2026-03-29', '01:59', '2026-03-29T01:59:00+01:00'],
    ['2026-03-29', '02:30', '2026-03-29T03:30:00+02:00'],
    ['2026-03-29', '03:00', '2026-03-29T03:00:00+02:00'],
    ['2026-10-25', '01:59', '2026-10-25T01:59:00+02:00'],
    ['2026-10-25', '02:30', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25', '03:00', '2026-10-25T03:00:00+01:00'],
    ['2026-03-08', '02:30', '2026-03-08T02:30:00+01:00'],
  ])('%s at %s of a Madrid clock is %s', (day, time, instant) => {
    expect(toInstant(day, time)).toBe(instant);
  });

  test('a day begins at midnight, also one of 23 or 25 hours', () => {
    expect(['2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26'].map((day) => toInstant(day))).toEqual([
      '2026-03-29T00:00:00+01:00',
      '2026-03-30T00:00:00+02:00',
      '2026-10-25T00:00:00+02:00',
      '2026-10-26T00:00:00+01:00',
    ]);
  });

  test('minutes pass through both changes of the clock', () => {
    expect(addMinutes('2026-03-29T01:45:00+01:00', 30)).toBe('2026-03-29T03:15:00+02:00');
    expect(addMinutes('2026-10-25T02:45:00+02:00', 30)).toBe('2026-10-25T02:15:00+01:00');
    expect(addMinutes('2026-11-20T23:45:00+01:00', 30)).toBe('2026-11-21T00:15:00+01:00');
    expect(addMinutes('2026-11-20T08:30:00Z', 45)).toBe('2026-11-20T10:15:00+01:00');
  });

  test('any instant is read as a Madrid clock shows it', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        expect(`${getDay(moment)} ${getTime(moment)}`).toBe(WALL.format(moment));
      }),
    );
  });

  test('a day and a time give an instant at which a Madrid clock shows them', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const instant = toInstant(getDay(moment), getTime(moment));
        expect(WALL.format(Date.parse(instant))).toBe(WALL.format(moment));
        expect(instant.slice(0, 16).replace('T', ' ')).toBe(WALL.format(moment));
      }),
    );
  });

  test('minutes are added in elapsed time', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 5000 }), (moment, minutes) => {
        const later = addMinutes(new Date(moment).toISOString(), minutes);
        expect(Date.parse(later)).toBe(moment + minutes * 60_000);
        expect(later.slice(0, 16).replace('T', ' ')).toBe(WALL.format(moment + minutes * 60_000));
      }),
    );
  });
});

test('days are counted regardless of the clock', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect([countDays('2026-03-28', '2026-03-30'), countDays('2026-10-26', '2026-10-24')]).toEqual([2, -2]);
  fc.assert(
    fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, number) => {
      expect(countDays(day, addDays(day, number))).toBe(number);
    }),
  );
});

test('the week begins on Monday', () => {
  expect(['2026-11-16', '2026-11-20', '2026-11-22'].map(getWeekday)).toEqual([1, 5, 7]);
});

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-31', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['20/11/2026', false],
  ['2026-11-20T09:30:00Z', false],
  ['', false],
])('whether %j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
