import { describe, expect, test } from 'vitest';
import {
  getPeriode,
  listPeriods,
  comparePeriode,
  findProgress,
  readPeriode,
  stepPeriode,
  type Periode,
} from '../../../src/domain/pages/periods';

test.each([
  [
    '2026-11-20',
    [
      { name: 'avui', data_inici: '2026-11-20', data_fi: '2026-11-20' },
      { name: 'setmana', data_inici: '2026-11-16', data_fi: '2026-11-22' },
      { name: 'mes', data_inici: '2026-11-01', data_fi: '2026-11-30' },
      { name: 'curs', data_inici: '2026-09-01', data_fi: '2027-08-31' },
    ],
  ],
  [
    '2028-02-29',
    [
      { name: 'avui', data_inici: '2028-02-29', data_fi: '2028-02-29' },
      { name: 'setmana', data_inici: '2028-02-28', data_fi: '2028-03-05' },
      { name: 'mes', data_inici: '2028-02-01', data_fi: '2028-02-29' },
      { name: 'curs', data_inici: '2027-09-01', data_fi: '2028-08-31' },
    ],
  ],
  [
    '2026-08-31',
    [
      { name: 'avui', data_inici: '2026-08-31', data_fi: '2026-08-31' },
      { name: 'setmana', data_inici: '2026-08-31', data_fi: '2026-09-06' },
      { name: 'mes', data_inici: '2026-08-01', data_fi: '2026-08-31' },
      { name: 'curs', data_inici: '2025-09-01', data_fi: '2026-08-31' },
    ],
  ],
])('the periods of %s', (today, periods) => {
  expect(listPeriods(today)).toEqual(periods);
});

describe('the period of a day, the previous and the next', () => {
  test.each<[Periode, string, string[], string[], string[]]>([
    [
      'setmana',
      '2026-01-01',
      ['2025-12-29', '2026-01-04'],
      ['2025-12-22', '2025-12-28'],
      ['2026-01-05', '2026-01-11'],
    ],
    [
      'mes',
      '2028-03-31',
      ['2028-03-01', '2028-03-31'],
      ['2028-02-01', '2028-02-29'],
      ['2028-04-01', '2028-04-30'],
    ],
    [
      'trimestre',
      '2026-11-20',
      ['2026-10-01', '2026-12-31'],
      ['2026-07-01', '2026-09-30'],
      ['2027-01-01', '2027-03-31'],
    ],
    [
      'trimestre',
      '2026-01-31',
      ['2026-01-01', '2026-03-31'],
      ['2025-10-01', '2025-12-31'],
      ['2026-04-01', '2026-06-30'],
    ],
    [
      'curs',
      '2026-08-31',
      ['2025-09-01', '2026-08-31'],
      ['2024-09-01', '2025-08-31'],
      ['2026-09-01', '2027-08-31'],
    ],
    [
      'curs',
      '2026-09-01',
      ['2026-09-01', '2027-08-31'],
      ['2025-09-01', '2026-08-31'],
      ['2027-09-01', '2028-08-31'],
    ],
  ])('%s of %s', (periode, day, now, before, after) => {
    const days = getPeriode(periode, day);
    const seen = [days, stepPeriode(periode, days, -1), stepPeriode(periode, days, 1)];
    expect(seen.map(({ data_inici, data_fi }) => [data_inici, data_fi])).toEqual([now, before, after]);
  });
});

test.each([
  [{}, { periode: 'setmana', data_inici: '2026-11-16', data_fi: '2026-11-22' }],
  [{ periode: 'mes' }, { periode: 'mes', data_inici: '2026-11-01', data_fi: '2026-11-30' }],
  [
    { periode: 'curs', data: '2025-03-01' },
    { periode: 'curs', data_inici: '2024-09-01', data_fi: '2025-08-31' },
  ],
  [
    { periode: 'propi', data_inici: '2026-07-01', data_fi: '2026-11-20', data: '2026-01-01' },
    { periode: 'propi', data_inici: '2026-07-01', data_fi: '2026-11-20' },
  ],
  [
    { periode: 'propi', data_inici: '2026-11-20', data_fi: '2026-11-19' },
    { periode: 'setmana', data_inici: '2026-11-16', data_fi: '2026-11-22' },
  ],
  [
    { periode: 'propi', data_inici: '2026-02-30', data_fi: '2026-11-19' },
    { periode: 'setmana', data_inici: '2026-11-16', data_fi: '2026-11-22' },
  ],
  [
    { periode: 'segle', data: '2026-02-30' },
    { periode: 'setmana', data_inici: '2026-11-16', data_fi: '2026-11-22' },
  ],
])('the address %j names a period', (query, period) => {
  expect(readPeriode(query, '2026-11-20')).toEqual(period);
});

const between = ([data_inici, data_fi]: readonly [string, string]) => ({ data_inici, data_fi });

test.each([
  [
    'setmana',
    '2026-11-24',
    ['2026-11-23', '2026-11-24'],
    ['2026-11-16', '2026-11-17'],
    ['2026-11-25', '2026-11-29'],
  ],
  ['mes', '2026-03-31', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28'], null],
  [
    'mes',
    '2026-03-30',
    ['2026-03-01', '2026-03-30'],
    ['2026-02-01', '2026-02-28'],
    ['2026-03-31', '2026-03-31'],
  ],
  [
    'curs',
    '2026-11-24',
    ['2026-09-01', '2026-11-24'],
    ['2025-09-01', '2025-11-24'],
    ['2026-11-25', '2027-08-31'],
  ],
] as const)(
  'the %s of %s is compared until today with as many days',
  (periode, today, now, before, later) => {
    expect(comparePeriode(periode, getPeriode(periode, today), today)).toEqual({
      now: between(now),
      before: between(before),
      later: later && between(later),
    });
  },
);

test("a period of one's own is compared with as many days just before it, until today if it is running", () => {
  const own = between(['2026-11-11', '2026-11-30']);
  expect([stepPeriode('propi', own, -1), stepPeriode('propi', own, 1)]).toEqual([
    between(['2026-10-22', '2026-11-10']),
    between(['2026-12-01', '2026-12-20']),
  ]);
  expect(comparePeriode('propi', own, '2026-11-20')).toEqual({
    now: between(['2026-11-11', '2026-11-20']),
    before: between(['2026-10-22', '2026-10-31']),
    later: between(['2026-11-21', '2026-11-30']),
  });
});

test('a period that is over, to come or wanted whole is compared with the whole one before', () => {
  const november = getPeriode('mes', '2026-11-24');
  const whole = { now: november, before: getPeriode('mes', '2026-10-01'), later: null };
  expect(comparePeriode('mes', november, '2026-12-01')).toEqual(whole);
  expect(comparePeriode('mes', november, '2026-10-31')).toEqual(whole);
  expect(comparePeriode('mes', november, '2026-11-24', true)).toEqual(whole);
  expect(['2026-10-31', '2026-11-01', '2026-11-30'].map((day) => findProgress(november, day))).toEqual([
    'future',
    'running',
    null,
  ]);
});
