import { expect, test } from 'vitest';
import { listPeriods } from '../../src/domain/periods';

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
