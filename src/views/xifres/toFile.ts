import { toCsv } from '../../domain/values/csv';
import type { Comparison } from '../../domain/pages/periods';
import type { Counted } from '../../domain/pages/tally';
import type { Llista } from '../../domain/pages/xifres';
import { getTotal, getTotals, listFiles, type Fila, type Taula } from '../../domain/pages/xifresTables';
import { pageTitles } from '../../text/pageTitles';
import { xifres } from '../../text/xifres';
import { nameFila } from './nameFila';

type Line = {
  list: Llista;
  table: string;
  name: string;
  now: number;
  total: number;
  /** Null: the number is of the days to come, which are compared with nothing. */
  before: number | null;
};

/** A share with one decimal, for spreadsheets. */
const toShare = ({ now, total, before }: Line): number | null =>
  total === 0 || before === null ? null : Math.round((1000 * now) / total) / 10;

/** All tables as CSV, one number of a period per line. */
export function toFile(
  taules: readonly Taula[],
  lists: readonly Llista[],
  pair: Comparison,
  answers: Readonly<Record<string, Counted>>,
): string {
  const lines = lists.flatMap((list): Line[] => {
    const totals = getTotals(list, pair, answers);
    const total = totals.now.count ?? 0;
    const whole = {
      list,
      table: xifres.total,
      name: xifres.total,
      now: total,
      total,
      before: totals.before.count ?? 0,
    };
    const tables = taules.filter((taula) => taula.list === list);
    const toLine =
      (taula: Taula) =>
      (fila: Fila): Line => ({
        ...{ list, table: xifres.by(taula.dimensio), name: nameFila(fila, taula.dimensio), total },
        ...{ now: fila.now.count ?? 0, before: fila.before.count ?? 0 },
      });
    const later: Line[] = pair.later
      ? [{ ...whole, name: xifres.later, now: getTotal(list, pair.later, answers).count ?? 0, before: null }]
      : [];
    return [
      whole,
      ...later,
      ...tables.flatMap((taula) => listFiles(taula, pair, answers).map(toLine(taula))),
    ];
  });
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
    ],
    lines,
  );
}
