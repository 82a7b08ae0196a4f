import { describe, expect, test } from 'vitest';
import { findLocalDate, findMeantDay, fromLocalDate, toTyped } from '../../../src/views/ui/typedDay';

test.each([
  ['23/11/2026', '2026-11-23'],
  ['23112026', '2026-11-23'],
  ['23', '2026-11-23'],
  ['3', '2026-12-03'],
  ['15', '2026-11-15'],
  ['31', '2026-10-31'],
  ['23/11', '2026-11-23'],
  ['7.1', '2027-01-07'],
  ['1/9', '2026-09-01'],
  ['23-11-26', '2026-11-23'],
  ['avui', '2026-11-22'],
  ['Demà ', '2026-11-23'],
  ['dema', '2026-11-23'],
  ['ahir', '2026-11-21'],
  ['29/2', undefined],
  ['32', undefined],
  ['0', undefined],
  ['23/13', undefined],
  ['31-11-26', undefined],
  ['231', undefined],
  ['abc', undefined],
  ['', undefined],
])('on 22 November 2026, %j means %j once it is left', (typed, day) => {
  expect(findMeantDay(typed, '2026-11-22')).toBe(day);
});

test('a short form is completed to an allowed day, if there is one', () => {
  const read = (text: string) => findMeantDay(text, '2026-11-22', { min: '2026-11-22', max: '2027-02-20' });
  expect(['31', '21', '3', '1/9'].map(read)).toEqual([
    '2026-12-31',
    '2026-12-21',
    '2026-12-03',
    '2026-09-01',
  ]);
});

test('a day is shown in the local format, an invalid one unchanged', () => {
  expect(toTyped('2026-11-20')).toBe('20/11/2026');
  expect(toTyped('20/11/2')).toBe('20/11/2');
  expect(toTyped('')).toBe('');
});

describe('a local date', () => {
  test.each(['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01'])(
    'of %s is converted back to the same day',
    (day) => {
      expect(fromLocalDate(findLocalDate(day) as Date)).toBe(day);
    },
  );

  test('does not exist for an invalid day', () => {
    expect(findLocalDate('2026-02-30')).toBeUndefined();
    expect(findLocalDate('20/11/2026')).toBeUndefined();
  });
});
