import type { Comparison } from '../../domain/pages/periods';
import type { Sum } from '../../domain/pages/tally';
import type { Llista } from '../../domain/pages/xifres';
import { listCombinations, type Cross } from '../../domain/pages/xifresCross';
import {
  getPersons,
  getTotal,
  getTotals,
  hasPersons,
  listFiles,
  type Answers,
  type Pair,
  type Taula,
} from '../../domain/pages/xifresTables';
import { xifres } from '../../text/xifres';
import { nameFila, nameHead } from './names';

export type Tables = { lists: readonly Llista[]; taules: readonly Taula[]; crosses: readonly Cross[] };

export type Line = {
  list: Llista;
  table: string;
  name: string;
  now: number;
  total: number;
  /** Null: the number is of the days to come, which are compared with nothing. */
  before: number | null;
  /** Null: not known of these records. */
  persons: Pair<Sum> | null;
};

export function listLines({ lists, taules, crosses }: Tables, pair: Comparison, answers: Answers): Line[] {
  return lists.flatMap((list): Line[] => {
    const totals = getTotals(list, pair, answers);
    const total = totals.now.count ?? 0;
    const base = { list, total };
    const whole: Line = {
      ...base,
      table: xifres.total,
      name: xifres.total,
      now: total,
      before: totals.before.count ?? 0,
      persons: getPersons(list, pair, answers),
    };
    const toCome = pair.later && (getTotal(list, pair.later, answers).count ?? 0);
    const later =
      toCome === null ? [] : [{ ...whole, name: xifres.later, now: toCome, before: null, persons: null }];
    const tables = taules
      .filter((taula) => taula.list === list)
      .flatMap((taula) =>
        listFiles(taula, pair, answers).map((fila): Line => ({
          ...base,
          table: xifres.by(taula.dimensio),
          name: nameFila(fila, taula.dimensio),
          now: fila.now.count ?? 0,
          before: fila.before.count ?? 0,
          persons: hasPersons(taula.dimensio) ? fila.sums : null,
        })),
      );
    const combined = crosses
      .filter((cross) => cross.list === list)
      .flatMap((cross) =>
        listCombinations(cross, pair, answers).map(({ row, column, sums }): Line => ({
          ...base,
          table: xifres.byBoth(cross.creu),
          name: `${nameHead(row)}, ${nameHead(column)}`,
          now: sums.now.records,
          before: sums.before.records,
          persons: hasPersons(cross.creu) ? sums : null,
        })),
      );
    return [whole, ...later, ...tables, ...combined];
  });
}
