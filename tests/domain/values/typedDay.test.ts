import { expect, test } from 'vitest';
import { findCellDay, findTypedDay } from '../../../src/domain/values/typedDay';

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
  ['20112026', '2026-11-20'],
  ['31112026', undefined],
  ['demà', undefined],
  ['', undefined],
])('%j is the day %j', (typed, day) => {
  expect(findTypedDay(typed)).toBe(day);
});

test.each([
  ['2026-11-20', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
  ['20/11/26', '2026-11-20'],
  [' 1-2-27 ', '2027-02-01'],
  ['31/02/26', undefined],
  ['2026-02-30', undefined],
  ['20/11', undefined],
  ['46346', undefined],
  ['', undefined],
])('the cell %j is the day %j', (cell, day) => {
  expect(findCellDay(cell)).toBe(day);
});
