import type * as z from 'zod/mini';
import type { Pagina } from '../domain/values/pagina';
import { toSearch, type Query } from '../domain/values/query';
import { listSpellings } from '../domain/values/search';
import { keepGap } from '../domain/values/whole';
import { call } from './http';
import { asCsv, asPage, asPart } from './read';

/** A query with its search in each spelling that a service may know. */
function listQueries(query: Query, spell = listSpellings): Query[] {
  return query['q'] === undefined ? [query] : spell(query['q']).map((q) => ({ ...query, q }));
}

/** A page of a list; a search that finds nothing is repeated in its next spelling. */
export async function getPage<T extends z.ZodMiniType>(
  path: string,
  row: T,
  query: Query,
  signal: AbortSignal | undefined,
  spell?: (q: string) => string[],
): Promise<Pagina<z.output<T>>> {
  const [first = query, ...others] = listQueries(query, spell);
  const ask = (one: Query) => call('GET', path + toSearch(one), { read: asPage(row, query), signal });
  let page = await ask(first);
  for (const other of others) if (page.meta.total === 0) page = await ask(other);
  return page;
}

/** Most pages read of a list that is due whole. */
const MOST = 50;

/** A list that is due whole, with the further pages that an answer names; missing rows are its gap. */
export async function getWhole<T extends z.ZodMiniType>(
  path: string,
  row: T,
  query: Query,
  signal: AbortSignal | undefined,
): Promise<z.output<T>[]> {
  const get = (page: number, more: Query) =>
    call('GET', path + toSearch({ ...query, ...more }), { read: asPart(row, page), signal });
  const { rows, total, ...first } = await get(1, {});
  let { next } = first;
  for (let page = 2; next && page <= MOST; page += 1) {
    const part = await get(page, next);
    const fresh = withoutRepeated(rows, part.rows);
    rows.push(...fresh);
    // A service that ignores the page answers with the same rows for ever.
    if (fresh.length === 0) break;
    next = part.next;
  }
  if (next || rows.length < (total ?? 0)) keepGap(rows, { read: rows.length, total });
  return rows;
}

function withoutRepeated<Row>(rows: readonly Row[], others: readonly Row[]): Row[] {
  const known = new Set(rows.map((row) => JSON.stringify(row)));
  return others.filter((row) => !known.has(JSON.stringify(row)));
}

export function getCsv(path: string, query: Query, signal: AbortSignal | undefined): Promise<string> {
  const [first = query] = listQueries(query);
  return call('GET', `${path}/exports/csv${toSearch(first)}`, { read: asCsv, signal });
}
