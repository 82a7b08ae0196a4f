import type { RowDimensio } from './xifres';

/** How many records name each id; '' those that name none. */
type Tally = Readonly<Record<string, number>>;

/** How many records there are and, where they were read, what they name. */
export type Counted = { records: number; per: Readonly<Partial<Record<RowDimensio, Tally>>> };

/** The same, where the rows were read for all of some things. */
export type CountedRows<D extends RowDimensio> = { records: number; per: Readonly<Record<D, Tally>> };

/** The ids that a record names; a list without any, or null in it, is a record that names none. */
export type ListIds<Row> = (row: Row) => readonly (number | null | undefined)[];

/** How often each id is named; each record names an id once. */
function tally<Row>(rows: readonly Row[], listIds: ListIds<Row>): Tally {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const ids = new Set(listIds(row).filter((id) => typeof id === 'number'));
    for (const id of ids.size > 0 ? ids : ['']) counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

/** How many records there are, and what they name of what only they say. */
export function tallyRows<Row, D extends RowDimensio>(
  rows: readonly Row[],
  named: Readonly<Record<D, ListIds<Row>>>,
): CountedRows<D> {
  const per = (Object.keys(named) as D[]).map((dimensio) => [dimensio, tally(rows, named[dimensio])]);
  return { records: rows.length, per: Object.fromEntries(per) as Record<D, Tally> };
}

/** What several pages say together. */
export function addUp(pages: readonly Counted[]): Counted {
  const per: Partial<Record<RowDimensio, Record<string, number>>> = {};
  for (const page of pages) {
    for (const [dimensio, counts] of Object.entries(page.per) as [RowDimensio, Tally][]) {
      const sums = (per[dimensio] ??= {});
      for (const [id, count] of Object.entries(counts)) sums[id] = (sums[id] ?? 0) + count;
    }
  }
  return { records: pages.reduce((sum, { records }) => sum + records, 0), per };
}
