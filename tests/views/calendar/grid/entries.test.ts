import { describe, expect, test } from 'vitest';
import { arrange } from '../../../../src/views/calendar/grid/entries';
import type { CalendarItem } from '../../../../src/views/calendar/grid/item';
import { toTime } from '../../../../src/views/calendar/grid/wallClock';

/** `c 09:00-10:00` is an appointment, `s …` a free hour; the id is the place in the row. */
const read = (text: string): CalendarItem[] =>
  text.split(', ').map((one, index) => {
    const [kind, times = ''] = one.split(' ');
    const [start, end] = times.split('-');
    return {
      id: String(index),
      kind: kind === 's' ? 'slot' : 'cita',
      start: `2026-11-23T${start}:00+01:00`,
      end: `2026-11-23T${end}:00+01:00`,
      tipus: 'laboral',
      title: '',
    };
  });

/** Ids, hours and the part of the width in hundredths: `0+1 09:00-10:00 0-50`. */
const write = (text: string, room: number) =>
  arrange(read(text), room).map(({ items, start, end, from, to }) => {
    const [first, last] = [start, end].map(toTime);
    const ids = items.map(({ id }) => id).join('+');
    return `${ids} ${first}-${last} ${Math.round(from * 100)}-${Math.round(to * 100)}`;
  });

describe('entries side by side', () => {
  test.each([
    ['c 09:00-10:00, c 10:00-11:00', ['0 09:00-10:00 0-100', '1 10:00-11:00 0-100']],
    ['c 09:00-10:00, s 09:30-10:30', ['0 09:00-10:00 0-50', '1 09:30-10:30 50-100']],
    [
      'c 09:00-11:00, c 09:00-10:00, c 10:00-11:00',
      ['0 09:00-11:00 0-50', '1 09:00-10:00 50-100', '2 10:00-11:00 50-100'],
    ],
  ])('have a place each: %s', (text, entries) => {
    expect(write(text, 2)).toEqual(entries);
  });

  test('take the width that lanes at their right leave', () => {
    expect(write('c 09:00-10:00, c 09:00-09:30, c 09:00-09:30, c 09:30-10:30', 3)).toEqual([
      '0 09:00-10:00 0-33',
      '1 09:00-09:30 33-67',
      '2 09:00-09:30 67-100',
      '3 09:30-10:30 33-100',
    ]);
  });
});

describe('entries without room', () => {
  test('are joined free hours first', () => {
    expect(write('s 09:00-10:00, c 09:00-10:00, s 09:00-10:00, c 09:00-10:00, s 10:00-11:00', 3)).toEqual([
      '1 09:00-10:00 0-33',
      '3 09:00-10:00 33-67',
      '0+2 09:00-10:00 67-100',
      '4 10:00-11:00 0-100',
    ]);
  });

  test('leave some appointments alone with room for more than both kinds', () => {
    expect(write('c 09:00-10:00, c 09:00-09:30, c 09:00-10:00, s 09:00-10:00, c 09:30-10:00', 3)).toEqual([
      '0 09:00-10:00 0-33',
      '1+2+4 09:00-10:00 33-67',
      '3 09:00-10:00 67-100',
    ]);
  });

  test.each([
    [
      'appointments too, at the left',
      's 09:00-10:00, s 09:00-10:00, c 09:15-10:00, c 09:30-10:00',
      ['0+1 09:00-10:00 50-100', '2+3 09:15-10:00 0-50'],
    ],
    [
      'by the hour in which they begin',
      'c 09:00-09:45, c 09:00-10:00, c 09:45-10:30, c 10:00-11:00, c 10:00-10:30',
      ['0+1+2 09:00-10:00 0-100', '3+4 10:00-11:00 0-100'],
    ],
    [
      'one alone joins the hour that it reaches into',
      'c 09:30-10:15, c 10:00-11:00, c 10:00-11:00, c 11:00-12:00',
      ['0+1+2 09:30-11:00 0-100', '3 11:00-12:00 0-100'],
    ],
    [
      'until the next entry begins',
      'c 09:00-09:30, c 09:00-09:30, c 09:00-09:30, c 09:30-10:15',
      ['0+1+2 09:00-09:30 0-100', '3 09:30-10:15 0-100'],
    ],
    ['for half an hour at least', 'c 09:45-10:15, c 09:45-10:15, c 09:45-10:15', ['0+1+2 09:45-11:00 0-100']],
    [
      'only where they overlap',
      'c 09:00-10:00, c 09:00-10:00, c 09:00-10:00, c 12:00-13:00, c 12:00-13:00',
      ['0+1+2 09:00-10:00 0-100', '3 12:00-13:00 0-50', '4 12:00-13:00 50-100'],
    ],
  ])('are joined: %s', (_, text, entries) => {
    expect(write(text, 2)).toEqual(entries);
  });
});
