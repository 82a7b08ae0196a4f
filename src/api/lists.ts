import type * as z from 'zod/mini';
import type { Pagina } from '../domain/values/pagina';
import { toSearch, type Query } from '../domain/values/query';
import { listSpellings } from '../domain/values/search';
import { call } from './http';
import { asCsv, asPage } from './read';

/** A query with its search in each spelling that a service may know. */
function listQueries(query: Query): Query[] {
  return query['q'] === undefined ? [query] : listSpellings(query['q']).map((q) => ({ ...query, q }));
}

/** A page of a list; a search that finds nothing is repeated in its next spelling. */
export async function getPage<T extends z.ZodMiniType>(
  path: string,
  row: T,
  query: Query,
  signal: AbortSignal | undefined,
): Promise<Pagina<z.output<T>>> {
  const [first = query, ...others] = listQueries(query);
  const ask = (one: Query) => call('GET', path + toSearch(one), { read: asPage(row, query), signal });
  let page = await ask(first);
  for (const other of others) if (page.meta.total === 0) page = await ask(other);
  return page;
}

/** Text of a list's export. */
export function getCsv(path: string, query: Query, signal: AbortSignal | undefined): Promise<string> {
  const [first = query] = listQueries(query);
  return call('GET', `${path}/exports/csv${toSearch(first)}`, { read: asCsv, signal });
}
