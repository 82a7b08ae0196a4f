import { toCsv } from '../../domain/values/csv';
import type { Comparison } from '../../domain/pages/periods';
import { isSaid, type Sum } from '../../domain/pages/tally';
import type { Answers } from '../../domain/pages/xifresTables';
import { pageTitles } from '../../text/pageTitles';
import { xifres } from '../../text/xifres';
import { listLines, type Line, type Tables } from './listLines';

const toShare = ({ now, total, before }: Line): number | null =>
  total === 0 || before === null ? null : Math.round((1000 * now) / total) / 10;

const toPersons = (sum: Sum | undefined): number | string | null =>
  sum === undefined ? null : isSaid(sum) ? sum.persons : xifres.noData;

export function toFile(tables: Tables, pair: Comparison, answers: Answers): string {
  const { columns } = xifres;
  return toCsv<Line>(
    [
      [columns.list, ({ list }) => pageTitles[list]],
      [columns.table, ({ table }) => table],
      [columns.name, ({ name }) => name],
      [columns.period, ({ before }) => xifres.days(before === null ? (pair.later ?? pair.now) : pair.now)],
      [columns.number, ({ now }) => now],
      [columns.share, toShare],
      [columns.periodBefore, ({ before }) => (before === null ? null : xifres.days(pair.before))],
      [columns.numberBefore, ({ before }) => before],
      [columns.persons, ({ persons }) => toPersons(persons?.now)],
      [columns.unsaid, ({ persons }) => persons?.now.unsaid],
      [columns.personsBefore, ({ persons }) => toPersons(persons?.before)],
    ],
    listLines(tables, pair, answers),
  );
}
