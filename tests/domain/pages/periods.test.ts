import { describe, expect, test } from 'vitest';
import {
  getPeriode,
  listPeriods,
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
    { periode: 'segle', data: '2026-02-30' },
    { periode: 'setmana', data_inici: '2026-11-16', data_fi: '2026-11-22' },
  ],
])('the address %j names a period', (query, period) => {
  expect(readPeriode(query, '2026-11-20')).toEqual(period);
});
