import type { Day } from '../values/madrid';
import type { Grouping } from './xifres';

/** Records, and persons in those that give their number; `unsaid`: records that do not. */
export type Sum = { records: number; persons: number; unsaid: number };

export type Groups = Readonly<Record<string, Sum>>;

/** Number of records and, if rows were read, their groups. */
export type Counted = { records: number; per: Readonly<Partial<Record<Grouping, Groups>>> };

/** `Counted` with every requested grouping present. */
export type CountedRows<G extends Grouping> = { records: number; per: Readonly<Record<G | 'all', Groups>> };

/** Values of a record; an empty list, or only null, counts as ''. */
type ListValues<Row> = (row: Row) => readonly (number | string | null | undefined)[];

/** What is read from a list's rows: the persons (null: not recorded), and the values of each grouping. */
export type RowFacts<Row, G extends Grouping = Grouping> = {
  getPersons: (row: Row, today: Day) => number | null;
  groupings: Readonly<Record<G, ListValues<Row>>>;
};

export const NO_ROWS: Sum = { records: 0, persons: 0, unsaid: 0 };

export function addSums(sums: readonly Sum[]): Sum {
  return sums.reduce(
    (all, one) => ({
      records: all.records + one.records,
      persons: all.persons + one.persons,
      unsaid: all.unsaid + one.unsaid,
    }),
    NO_ROWS,
  );
}

/** Whether some records of a group give their persons, or there are none. */
export const isSaid = ({ records, unsaid }: Sum): boolean => records === 0 || unsaid < records;

function addUp(entries: readonly (readonly [value: string, sum: Sum])[]): Groups {
  const sums: Record<string, Sum> = {};
  for (const [value, sum] of entries) sums[value] = addSums([sums[value] ?? NO_ROWS, sum]);
  return sums;
}

/** Counts rows and groups them; a repeated value counts once per record. */
export function tallyRows<Row, G extends Grouping>(
  rows: readonly Row[],
  { getPersons, groupings }: RowFacts<Row, G>,
  today: Day,
): CountedRows<G> {
  const sums = rows.map((row): Sum => {
    const persons = getPersons(row, today);
    return { records: 1, persons: persons ?? 0, unsaid: persons === null ? 1 : 0 };
  });
  const group = (listValues: ListValues<Row>): Groups =>
    addUp(
      rows.flatMap((row, index) => {
        const values = new Set(listValues(row).map((value) => String(value ?? '')));
        if (values.size > 1) values.delete('');
        return [...(values.size > 0 ? values : [''])].map(
          (value) => [value, sums[index] ?? NO_ROWS] as const,
        );
      }),
    );
  const per = (Object.keys(groupings) as G[]).map((name) => [name, group(groupings[name])]);
  const all = group(() => []);
  return { records: rows.length, per: Object.fromEntries([['all', all], ...per]) as CountedRows<G>['per'] };
}

export function addUpGroups(pages: readonly Counted[], grouping: Grouping): Groups {
  return addUp(pages.flatMap(({ per }) => Object.entries(per[grouping] ?? {})));
}
