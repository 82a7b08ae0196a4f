import { expect, test } from 'vitest';
import type { Counted } from '../../../src/domain/pages/tally';
import { getAddress, listPages } from '../../../src/domain/pages/xifres';
import { getLastYear, getReportFacts } from '../../../src/domain/pages/xifresReport';

test.each([
  ['2026-11-20', '2025-09-01', '2026-08-31'],
  ['2026-09-01', '2025-09-01', '2026-08-31'],
  ['2026-08-31', '2024-09-01', '2025-08-31'],
])('on %s the last whole school year begins on %s', (today, data_inici, data_fi) => {
  expect(getLastYear(today)).toEqual({ data_inici, data_fi });
});

const YEAR = { data_inici: '2025-09-01', data_fi: '2026-08-31' };
const BEFORE = { data_inici: '2024-09-01', data_fi: '2025-08-31' };
const PAIR = { now: YEAR, before: BEFORE };
const sum = (records: number, persons = 0, unsaid = 0) => ({ records, persons, unsaid });

test('the main numbers of a list are there once all its rows are read', () => {
  const [page = ''] = listPages('assessories', YEAR, 1);
  const answers: Record<string, Counted> = {
    [getAddress('assessories', YEAR)]: { records: 6, per: {} },
    [getAddress('assessories', BEFORE)]: { records: 0, per: {} },
  };
  expect(getReportFacts('assessories', PAIR, answers)).toBeNull();
  answers[page] = {
    records: 6,
    per: {
      all: { '': sum(6, 5, 2) },
      estat: { realitzada: sum(4, 5), pendent: sum(2, 0, 2) },
      edat_genere: { '16-19|dona': sum(2), '20-24|dona': sum(1), '16-19|home': sum(2), '|': sum(1) },
    },
  };
  expect(getReportFacts('assessories', PAIR, answers)).toEqual({
    list: 'assessories',
    records: { now: 6, before: 0 },
    persons: { now: sum(6, 5, 2), before: sum(0) },
    realised: sum(4, 5),
    ages: [
      ['16-19', 4],
      ['20-24', 1],
      ['', 1],
    ],
    genders: [
      ['dona', 3],
      ['home', 2],
      ['', 1],
    ],
  });
});
