import { expect, test } from 'vitest';
import type { Counted } from '../../../src/domain/pages/tally';
import { getCrossTable, listCombinations, type Cross } from '../../../src/domain/pages/xifresCross';
import { getAddress, listPages } from '../../../src/domain/pages/xifres';

const NOW = { data_inici: '2026-11-16', data_fi: '2026-11-22' };
const BEFORE = { data_inici: '2026-11-09', data_fi: '2026-11-15' };
const PAIR = { now: NOW, before: BEFORE };
const sum = (records: number, persons = 0, unsaid = 0) => ({ records, persons, unsaid });
const option = (value: string, label = value.toUpperCase()) => ({ value, label });

const OFFICES: Cross = {
  list: 'assessories',
  creu: 'oficina_tipus',
  rows: [option('1'), option('2')],
  columns: [option('laboral'), option('habitatge')],
};

function answer(creu: Cross['creu'], now: Counted['per'][Cross['creu']], before: typeof now) {
  const answers: Record<string, Counted> = {};
  for (const [days, groups = {}] of [
    [NOW, now],
    [BEFORE, before],
  ] as const) {
    answers[getAddress('assessories', days)] = { records: Object.keys(groups).length, per: {} };
    const [page = ''] = listPages('assessories', days, 1);
    answers[page] = { records: 1, per: { [creu]: groups } };
  }
  return answers;
}

const GROUPS = { '1|laboral': sum(3, 4, 1), '1|nova': sum(1, 1), '|habitatge': sum(2, 0, 2) };

test('a table of two dimensions has each value, those that the service added, and the records without one', () => {
  const head = (value: string) => ({ ...option(value), is: 'value' });
  const nova = { value: 'nova', label: 'nova', is: 'value' };
  const none = { value: '', label: '', is: 'none' };
  const toCells = (...sums: object[]) =>
    [head('laboral'), head('habitatge'), nova].map((column, index) => ({ ...sums[index], column }));
  expect(getCrossTable(OFFICES, PAIR, answer('oficina_tipus', GROUPS, {}))).toEqual({
    columns: [
      { ...head('laboral'), sum: sum(3, 4, 1) },
      { ...head('habitatge'), sum: sum(2, 0, 2) },
      { ...nova, sum: sum(1, 1) },
    ],
    rows: [
      { ...head('1'), cells: toCells(sum(3, 4, 1), sum(0), sum(1, 1)), sum: sum(4, 5, 1) },
      { ...head('2'), cells: toCells(sum(0), sum(0), sum(0)), sum: sum(0) },
      { ...none, cells: toCells(sum(0), sum(2, 0, 2), sum(0)), sum: sum(2, 0, 2) },
    ],
    whole: sum(6, 5, 3),
  });
});

test('until all rows are read there is neither a table nor a line', () => {
  const answers = answer('oficina_tipus', GROUPS, { '1|laboral': sum(1, 1) });
  const [page = ''] = listPages('assessories', BEFORE, 1);
  delete answers[page];
  expect([getCrossTable(OFFICES, PAIR, answers), listCombinations(OFFICES, PAIR, answers)]).toEqual([
    null,
    [],
  ]);
});

test('the combinations that occur in either period stand one a line', () => {
  const answers = answer('oficina_tipus', GROUPS, { '2|laboral': sum(5, 9) });
  expect(
    listCombinations(OFFICES, PAIR, answers).map(({ row, column, sums: { now, before } }) => [
      row.value,
      column.value,
      now.records,
      before.records,
      now.persons,
      before.persons,
    ]),
  ).toEqual([
    ['1', 'laboral', 3, 0, 4, 0],
    ['1', 'nova', 1, 0, 1, 0],
    ['2', 'laboral', 0, 5, 0, 9],
    ['', 'habitatge', 2, 0, 0, 0],
  ]);
});
