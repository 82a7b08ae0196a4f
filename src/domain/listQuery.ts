import { fromSearch, toSearch, type Query } from './query';

/** A list's query with some parameters changed (empty: taken away); whatever else changes, the list begins at its first page. */
export function changeQuery(query: Query, changes: Readonly<Record<string, string | null>>): Query {
  return fromSearch(toSearch({ ...query, ...(!('page' in changes) && { page: null }), ...changes }));
}

/** The order that a `sort` parameter asks for. */
export function readSort(sort: string): { field: string; order: 'asc' | 'desc' } {
  return sort.startsWith('-') ? { field: sort.slice(1), order: 'desc' } : { field: sort, order: 'asc' };
}

/** The `sort` after a field's header is pressed: ascending, and descending if it was that already. */
export function toggleSort(sort: string, field: string): string {
  return sort === field ? `-${field}` : field;
}
