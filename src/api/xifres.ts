import { toSearch, type Query } from '../domain/values/query';
import type { Llista } from '../domain/pages/xifres';
import { call } from './http';
import { asTotal } from './read';

/** Number of records, from a page of one row. */
export function countRecords(list: Llista, query: Query, signal?: AbortSignal): Promise<number> {
  return call('GET', `${list}${toSearch({ ...query, per_page: '1' })}`, { read: asTotal, signal });
}
