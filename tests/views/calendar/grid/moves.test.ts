import { describe, expect, test } from 'vitest';
import type { Vista } from '../../../../src/domain/pages/calendari';
import { findEntrance, findMove } from '../../../../src/views/calendar/grid/moves';

const week = [
  '2026-11-16T09:00',
  '2026-11-16T09:00',
  '2026-11-16T12:30',
  '2026-11-18T10:00',
  '2026-11-18T12:00',
  '2026-11-18T18:00',
  '2026-11-20T16:00',
];
/** Days with their numbers, items and rest; the days between are left out. */
const month = [
  '2026-11-16T00:00',
  '2026-11-16T10:00',
  '2026-11-16T23:59',
  '2026-11-17T00:00',
  '2026-11-23T00:00',
  '2026-11-23T09:00',
  '2026-11-24T00:00',
];

describe('a key moves the focus', () => {
  test.each<[key: string, from: number, view: Vista, to: number | undefined]>([
    ['ArrowDown', 0, 'setmana', 1],
    ['ArrowDown', 2, 'setmana', 2],
    ['ArrowUp', 4, 'setmana', 3],
    ['ArrowUp', 3, 'setmana', 3],
    ['ArrowRight', 2, 'setmana', 4],
    ['ArrowRight', 0, 'setmana', 3],
    ['ArrowRight', 6, 'setmana', 6],
    ['ArrowLeft', 6, 'setmana', 5],
    ['ArrowLeft', 3, 'setmana', 0],
    ['ArrowLeft', 1, 'setmana', 1],
    ['Home', 5, 'setmana', 3],
    ['End', 3, 'setmana', 5],
    ['Ctrl+Home', 4, 'setmana', 0],
    ['Ctrl+End', 4, 'setmana', 6],
    ['Ctrl+ArrowDown', 4, 'setmana', undefined],
    ['Enter', 4, 'setmana', undefined],
    ['ArrowDown', 2, 'dia', 2],
    ['ArrowDown', 2, 'llista', 3],
    ['ArrowUp', 3, 'llista', 2],
    ['ArrowUp', 0, 'llista', 0],
    ['ArrowDown', 6, 'llista', 6],
    ['End', 0, 'llista', 2],
  ])('by %s from the stop %i in the view %s to %s', (key, from, view, to) => {
    expect(findMove(key, week, from, view)).toBe(to);
  });

  test.each<[key: string, from: number, to: number]>([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 4],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 4, 2],
    ['ArrowUp', 5, 4],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, 0],
    ['ArrowRight', 1, 3],
    ['ArrowRight', 3, 4],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 6, 4],
    ['End', 0, 2],
    ['Ctrl+End', 0, 6],
  ])('by %s from the stop %i in a month to %i', (key, from, to) => {
    expect(findMove(key, month, from, 'mes')).toBe(to);
  });
});

test.each([
  ['2026-11-18', 3],
  ['2026-11-19', 6],
  ['2026-11-21', 0],
])('the keyboard enters the day %s at the stop %i', (day, at) => {
  expect(findEntrance(week, day)).toBe(at);
});
