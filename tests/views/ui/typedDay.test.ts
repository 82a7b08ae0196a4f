import { describe, expect, test } from 'vitest';
import { findLocalDate, findTypedDay, fromLocalDate, toTyped } from '../../../src/views/ui/typedDay';

test.each([
  ['20/11/2026', '2026-11-20'],
  ['1/2/2026', '2026-02-01'],
  ['01-02-2026', '2026-02-01'],
  ['01.02.2026 ', '2026-02-01'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', undefined],
  ['31/04/2026', undefined],
  ['20/11/26', undefined],
  ['11/20/2026', undefined],
  ['demà', undefined],
  ['', undefined],
])('%j is the day %j', (typed, day) => {
  expect(findTypedDay(typed)).toBe(day);
});

test('a day shows as a person writes it; what is no day stays as it is', () => {
  expect(toTyped('2026-11-20')).toBe('20/11/2026');
  expect(toTyped('20/11/2')).toBe('20/11/2');
  expect(toTyped('')).toBe('');
});

describe('a day as a calendar draws it', () => {
  test.each(['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01'])('%s survives both ways', (day) => {
    expect(fromLocalDate(findLocalDate(day) as Date)).toBe(day);
  });

  test('a day that does not exist is none', () => {
    expect(findLocalDate('2026-02-30')).toBeUndefined();
    expect(findLocalDate('20/11/2026')).toBeUndefined();
  });
});
