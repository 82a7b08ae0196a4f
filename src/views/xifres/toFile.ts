import { toCsv } from '../../domain/values/csv';
import type { Days } from '../../domain/pages/periods';
import type { Counted } from '../../domain/pages/tally';
import type { Llista } from '../../domain/pages/xifres';
import { getTotals, listFiles, type Fila, type Pair, type Taula } from '../../domain/pages/xifresTables';
import { pageTitles } from '../../text/pageTitles';
import { xifres } from '../../text/xifres';
import { nameFila } from './nameFila';

type Line = { list: Llista; table: string; name: string; now: number; total: number; before: number };

/** A share with one decimal, for spreadsheets. */
const toShare = ({ now, total }: Line): number | null =>
  total === 0 ? null : Math.round((1000 * now) / total) / 10;

/** All tables as CSV, one number of a period per line. */
export function toFile(
  taules: readonly Taula[],
  lists: readonly Llista[],
  pair: Pair,
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
    return [whole, ...tables.flatMap((taula) => listFiles(taula, pair, answers).map(toLine(taula)))];
  });
  const { columns } = xifres;
  const show = (days: Days) => () => xifres.days(days);
  return toCsv<Line>(
    [
      [columns.list, ({ list }) => pageTitles[list]],
      [columns.table, ({ table }) => table],
      [columns.name, ({ name }) => name],
      [columns.period, show(pair.now)],
      [columns.number, ({ now }) => now],
      [columns.share, toShare],
      [columns.periodBefore, show(pair.before)],
      [columns.numberBefore, ({ before }) => before],
    ],
    lines,
  );
}
