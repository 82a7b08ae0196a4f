import type { RowDimensio } from './xifres';

/** Number of records per id; '' for those without any. */
type Tally = Readonly<Record<string, number>>;

/** Number of records and, if rows were read, of each id in them. */
export type Counted = { records: number; per: Readonly<Partial<Record<RowDimensio, Tally>>> };

/** `Counted` with every requested dimension present. */
export type CountedRows<D extends RowDimensio> = { records: number; per: Readonly<Record<D, Tally>> };

/** Ids named by a record; an empty list, or only null, counts as ''. */
export type ListIds<Row> = (row: Row) => readonly (number | null | undefined)[];

/** Number of records per id; a repeated id counts once per record. */
function tally<Row>(rows: readonly Row[], listIds: ListIds<Row>): Tally {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const ids = new Set(listIds(row).filter((id) => typeof id === 'number'));
    for (const id of ids.size > 0 ? ids : ['']) counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

/** Counts rows and, per dimension, how many name each id. */
export function tallyRows<Row, D extends RowDimensio>(
  rows: readonly Row[],
  named: Readonly<Record<D, ListIds<Row>>>,
): CountedRows<D> {
  const per = (Object.keys(named) as D[]).map((dimensio) => [dimensio, tally(rows, named[dimensio])]);
  return { records: rows.length, per: Object.fromEntries(per) as Record<D, Tally> };
}

/** Sum of several pages. */
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
