import * as z from 'zod/mini';
import { fromSearch, toSearch, type Query } from './query';

export const PER_PAGE = [15, 30, 50, 100] as const;

const Link = z.nullable(z.string());

const Envelope = z.object({
  links: z.object({ first: Link, last: Link, prev: Link, next: Link }),
  meta: z.object({
    current_page: z.number(),
    from: z.nullable(z.number()),
    last_page: z.number(),
    path: z.string(),
    per_page: z.number(),
    to: z.nullable(z.number()),
    total: z.number(),
  }),
});

/** What answers a paginated list: rows, links and totals (spec §3). */
export function Pagina<T extends z.ZodMiniType>(row: T) {
  return z.extend(Envelope, { data: z.array(row) });
}
export type Pagina<Row> = z.infer<typeof Envelope> & { data: Row[] };

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
