import { describe, expect, test } from 'vitest';
import { getHours } from '../../../../src/views/calendar/grid/hours';
import type { CalendarItem } from '../../../../src/views/calendar/grid/item';
import { atHour, toTime, toWallClock } from '../../../../src/views/calendar/grid/wallClock';

const clock = (instant: string) => new Date(toWallClock(instant)).toISOString().slice(0, 16);

describe('the Madrid clock in any time zone', () => {
  test.each([
    ['2026-11-20T11:30:00+01:00', '2026-11-20T11:30'],
    ['2026-07-01T07:30:00Z', '2026-07-01T09:30'],
    ['2026-11-19T23:30:00Z', '2026-11-20T00:30'],
    // Madrid puts its clocks forward, and back
    ['2026-03-29T00:59:00Z', '2026-03-29T01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29T03:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25T02:30'],
    ['2026-10-25T08:30:00Z', '2026-10-25T09:30'],
    // New York does
    ['2026-03-08T09:30:00+01:00', '2026-03-08T09:30'],
    ['2026-11-01T09:30:00+01:00', '2026-11-01T09:30'],
  ])('shows %s as %s', (instant, shown) => {
    expect(clock(instant)).toBe(shown);
  });
});

test.each(['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-11-20'])(
  'half past nine of %s stands half an hour below nine',
  (day) => {
    expect([atHour(day, 9.5) - atHour(day, 9), toTime(atHour(day, 9.5))]).toEqual([1_800_000, '09:30']);
  },
);

describe('the shown hours', () => {
  const item = (start: string, end: string) => ({ start, end }) as CalendarItem;

  test('are those of the offices', () => {
    expect(getHours([])).toEqual({ first: 9, last: 19 });
    expect(getHours([item('2026-11-20T10:00:00+01:00', '2026-11-20T11:00:00+01:00')])).toEqual({
      first: 9,
      last: 19,
    });
  });

  test('include hours outside of those with appointments', () => {
    expect(
      getHours([
        item('2026-11-20T07:30:00+01:00', '2026-11-20T08:00:00+01:00'),
        item('2026-11-20T23:15:00+01:00', '2026-11-21T00:00:00+01:00'),
      ]),
    ).toEqual({ first: 7, last: 24 });
  });
});
