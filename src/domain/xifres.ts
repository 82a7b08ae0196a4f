import type { Activitat } from './activitat';
import type { AssessoriaRow } from './assessoria';
import type { Consulta } from './consulta';
import type { Days } from './periods';
import { fromSearch, toSearch, type Query } from './query';

/** The lists whose records are counted. */
export const LLISTES = ['consultes', 'assessories', 'activitats'] as const;
export type Llista = (typeof LLISTES)[number];

/**
 * A number by the address of the list behind it: how many records that list has. With a page of it, what the rows of that
 * page say.
 */
export type Address = string;

/** What only a record itself says, because no filter asks for it. */
export type RowDimensio = 'ambit' | 'tematica' | 'professional';

/** How many records name each id; '' those that name none. */
type Tally = Readonly<Record<string, number>>;

/** How many records there are and, where they were read, what they name. */
export type Counted = { records: number; per: Readonly<Partial<Record<RowDimensio, Tally>>> };

/** The largest page that the service gives. */
const PAGE = 100;

export function getAddress(list: Llista, { data_inici, data_fi }: Days, filter: Query = {}): Address {
  return `/${list}${toSearch({ ...filter, data_inici, data_fi })}`;
}

/** All pages of a period's records, in an order that a new one does not disturb. */
export function listPages(list: Llista, days: Days, records: number): Address[] {
  return Array.from({ length: Math.ceil(records / PAGE) }, (_, page) =>
    getAddress(list, days, { sort: 'id', per_page: String(PAGE), page: String(page + 1) }),
  );
}

export function readAddress(address: Address): { list: Llista; query: Query } {
  const [path = '', search = ''] = address.split('?');
  return { list: path.slice(1) as Llista, query: fromSearch(search) };
}

/** How often each id is named; each record names an id once. */
function tally<Row>(
  rows: readonly Row[],
  listIds: (row: Row) => readonly (number | null | undefined)[],
): Tally {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const ids = new Set(listIds(row).filter((id) => typeof id === 'number'));
    for (const id of ids.size > 0 ? ids : ['']) counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

export function tallyConsultes(rows: readonly Consulta[]): Counted {
  return { records: rows.length, per: { tematica: tally(rows, ({ tematica_id }) => tematica_id) } };
}

/** What was spoken about, before that what for it was booked. */
function listTematiques(row: AssessoriaRow): readonly (number | null | undefined)[] {
  if (row.bloquejada) return [];
  return row.realitzada ? row.realitzada.tematiques.map(({ id }) => id) : [row.tematica?.id];
}

export function tallyAssessories(rows: readonly AssessoriaRow[]): Counted {
  return { records: rows.length, per: { tematica: tally(rows, listTematiques) } };
}

export function tallyActivitats(rows: readonly Activitat[]): Counted {
  const per = {
    ambit: tally(rows, ({ ambit }) => [ambit]),
    tematica: tally(rows, ({ tematica_id }) => tematica_id),
    professional: tally(rows, ({ professionals }) => professionals.map(({ id }) => id)),
  };
  return { records: rows.length, per };
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
