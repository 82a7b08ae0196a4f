import { addSums, NO_ROWS, type Groups, type Sum } from './tally';
import { joinValues, type Creu, type Llista } from './xifres';
import { getGroups, type Answers, type Option, type Pair } from './xifresTables';

export type Cross = { list: Llista; creu: Creu; rows: readonly Option[]; columns: readonly Option[] };

/** Heading of a row or a column; `none`: its records have no value. */
export type Head = Option & { is: 'value' | 'none' };

type CrossRow = Head & { cells: readonly (Sum & { column: Head })[]; sum: Sum };
export type CrossTable = { columns: readonly (Head & { sum: Sum })[]; rows: readonly CrossRow[]; whole: Sum };

/** The possible values, then others that occur, then '' if it does. */
function listHeads(options: readonly Option[], seen: readonly string[]): Head[] {
  const known = options.map(({ value }) => value);
  const others = [...new Set(seen)].filter((value) => value !== '' && !known.includes(value));
  return [
    ...options.map((option): Head => ({ ...option, is: 'value' })),
    ...others.map((value): Head => ({ value, label: value, is: 'value' })),
    ...(seen.includes('') ? [{ value: '', label: '', is: 'none' } as const] : []),
  ];
}

function listBothHeads(
  { rows, columns }: Cross,
  groups: readonly Groups[],
): Record<'rows' | 'columns', Head[]> {
  const values = groups.flatMap((group) => Object.keys(group)).map((value) => value.split('|'));
  const [inRows, inColumns] = [values.map(([row = '']) => row), values.map(([, column = '']) => column)];
  return { rows: listHeads(rows, inRows), columns: listHeads(columns, inColumns) };
}

/** Records of the period by both dimensions; null until all rows are read. */
export function getCrossTable(cross: Cross, pair: Pair, answers: Answers): CrossTable | null {
  const groups = getGroups(cross.list, cross.creu, pair, answers)?.now;
  if (groups === undefined) return null;
  const { rows, columns } = listBothHeads(cross, [groups]);
  const get = (row: Head, column: Head): Sum => groups[joinValues(row.value, column.value)] ?? NO_ROWS;
  return {
    columns: columns.map((column) => ({ ...column, sum: addSums(rows.map((row) => get(row, column))) })),
    rows: rows.map((row) => ({
      ...row,
      cells: columns.map((column) => ({ ...get(row, column), column })),
      sum: addSums(columns.map((column) => get(row, column))),
    })),
    whole: addSums(Object.values(groups)),
  };
}

/** Combinations that occur in either period, one a row; none until all rows are read. */
export function listCombinations(
  cross: Cross,
  pair: Pair,
  answers: Answers,
): { row: Head; column: Head; sums: Pair<Sum> }[] {
  const groups = getGroups(cross.list, cross.creu, pair, answers);
  if (groups === null) return [];
  const { rows, columns } = listBothHeads(cross, [groups.now, groups.before]);
  return rows.flatMap((row) =>
    columns.flatMap((column) => {
      const value = joinValues(row.value, column.value);
      const sums = { now: groups.now[value] ?? NO_ROWS, before: groups.before[value] ?? NO_ROWS };
      return sums.now.records + sums.before.records === 0 ? [] : [{ row, column, sums }];
    }),
  );
}
