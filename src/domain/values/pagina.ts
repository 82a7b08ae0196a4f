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

/** Answer of a paginated list: rows, links and totals (spec §3). */
export function Pagina<T extends z.ZodMiniType>(row: T) {
  return z.extend(Envelope, { data: z.array(row) });
}
export type Pagina<Row> = Numbers & { data: Row[] };
type Numbers = z.infer<typeof Envelope> & {
  /** Whether the total is a lower bound: the service gives none, or one that its pages contradict. */
  isAtLeast?: true;
};

type Given = Readonly<Record<string, unknown>>;

const toGiven = (value: unknown): Given => (typeof value === 'object' ? { ...value } : {});

function readCount(value: unknown): number | undefined {
  const isGiven = typeof value === 'number' || (typeof value === 'string' && value !== '');
  return isGiven && Number.isInteger(Number(value)) ? Number(value) : undefined;
}

export function findTotal(answer: unknown): number | undefined {
  const given = toGiven(answer);
  return readCount({ ...given, ...toGiven(given['meta']) }['total']);
}

/** Parameters of the page after `page`, by an answer's link or its last number; null after the last. */
export function findNext(answer: unknown, page: number): Query | null {
  const given = toGiven(answer);
  const link = toGiven(given['links'])['next'] ?? given['next_page_url'];
  const query = typeof link === 'string' ? fromSearch(link.replace(/^[^?]*/, '')) : {};
  if (Object.keys(query).length > 0) return query;
  const last = readCount({ ...given, ...toGiven(given['meta']) }['last_page']) ?? 1;
  return page < last ? { page: String(page + 1) } : null;
}

/** Numbers of an answer; if incomplete or contradictory (not `isWhole`), derived from rows and query. */
export function toPagina(answer: unknown, rows: number, query: Query): Numbers & { isWhole: boolean } {
  const exact = Envelope.safeParse(answer);
  const given = toGiven(answer);
  const said = { ...given, ...toGiven(given['meta']) };
  const links = { next: given['next_page_url'], prev: given['prev_page_url'], ...toGiven(given['links']) };
  const count = (name: string) => readCount(said[name]);
  const toLink = (link: unknown) => (typeof link === 'string' ? link : null);

  const wanted = count('per_page') ?? readCount(query['per_page']) ?? PER_PAGE[0];
  const per_page = Math.max(wanted, rows);
  const current_page = count('current_page') ?? readCount(query['page']) ?? 1;
  const before = (current_page - 1) * per_page;
  const seen = rows > 0 ? before + rows : 0;
  const last = count('last_page');
  const total = count('total');
  const countPages = (number: number) => Math.max(1, Math.ceil(number / wanted));
  const isTrue =
    total !== undefined &&
    (rows > 0 ? total >= (links.next ? seen + 1 : seen) : total <= before) &&
    (last === undefined || last === countPages(total));
  if (exact.success && isTrue) return { ...exact.data, isWhole: true };

  const isUnknown = links.next === undefined && last === undefined && total === undefined;
  const hasNext =
    rows > 0 &&
    (Boolean(links.next) ||
      current_page < (last ?? 1) ||
      seen < (total ?? 0) ||
      (isUnknown && rows === wanted));
  const reached = Math.max(1, rows > 0 ? current_page : current_page - 1);
  return {
    isWhole: false,
    links: { first: null, last: null, prev: toLink(links.prev), next: toLink(links.next) },
    meta: {
      current_page,
      from: rows > 0 ? before + 1 : null,
      last_page: isTrue ? countPages(total) : hasNext ? reached + 1 : reached,
      path: typeof said['path'] === 'string' ? said['path'] : '',
      per_page,
      to: rows > 0 ? before + rows : null,
      total: isTrue ? total : seen,
    },
    ...(!isTrue && hasNext && { isAtLeast: true as const }),
  };
}

/** The page of a query from rows that were read whole. */
export function cutPage<Row>(rows: readonly Row[], { page, per_page }: Query): Pagina<Row> {
  const size = readCount(per_page) || PER_PAGE[0];
  const first = (Math.max(1, readCount(page) ?? 1) - 1) * size;
  const data = rows.slice(first, first + size);
  const { links, meta } = toPagina({ total: rows.length }, data.length, {
    page: String(first / size + 1),
    per_page: String(size),
  });
  return { data, links, meta };
}

/** A query with changed parameters ('' or null removes one); returns to the first page. */
export function changeQuery(query: Query, changes: Readonly<Record<string, string | null>>): Query {
  return fromSearch(toSearch({ ...query, ...(!('page' in changes) && { page: null }), ...changes }));
}

/** Dotted names of a row's scalar fields, by which a list can be sorted. */
export type SortField<Row> = Row extends readonly unknown[]
  ? never
  : Row extends object
    ? { [Name in keyof Row & string]: Row[Name] extends Scalar ? Name : Nested<Name, Row[Name]> }[keyof Row &
        string]
    : never;
type Scalar = string | number | boolean | null;
type Nested<Name extends string, Value> = `${Name}.${SortField<Value>}`;

export function readSort(sort: string): { field: string; order: 'asc' | 'desc' } {
  return sort.startsWith('-') ? { field: sort.slice(1), order: 'desc' } : { field: sort, order: 'asc' };
}

/** `sort` after a press on a field's header: ascending, then descending. */
export function toggleSort(sort: string, field: string): string {
  return sort === field ? `-${field}` : field;
}
