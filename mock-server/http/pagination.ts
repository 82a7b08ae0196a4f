import { PER_PAGE, type Pagina } from '../../src/domain/values/pagina';
import { toSearch, type Query } from '../../src/domain/values/query';

type Row = { id: number };
type Scalar = string | number | boolean | null;

function findScalar(row: unknown, path: readonly string[]): Scalar | undefined {
  let value = row;
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
    ? (value as Scalar)
    : undefined;
}

const collator = new Intl.Collator('ca', { numeric: true });

function compare(one: Scalar | undefined, other: Scalar | undefined): number {
  if (typeof one === 'string' && typeof other === 'string') {
    const moments = [one, other].every((text) => /^\d{4}-\d{2}-\d{2}T/.test(text));
    return moments ? Date.parse(one) - Date.parse(other) : collator.compare(one, other);
  }
  return Number(one) - Number(other);
}

/** Rows by a scalar field, empty values last, ties by id. An unknown field keeps the order. */
export function sortRows<T extends Row>(rows: readonly T[], sort: string | undefined): T[] {
  const descending = sort?.startsWith('-') ?? false;
  const path = (descending ? sort?.slice(1) : sort)?.split('.') ?? [];
  const keyed = rows.map((row) => ({ row, key: path.length > 0 ? findScalar(row, path) : undefined }));
  if (keyed.every(({ key }) => key === undefined)) return [...rows];
  const isEmpty = (key: Scalar | undefined): boolean => key === undefined || key === null;
  return keyed
    .toSorted((one, other) => {
      const empties = Number(isEmpty(one.key)) - Number(isEmpty(other.key));
      if (empties !== 0) return empties;
      const order = isEmpty(one.key) ? 0 : compare(one.key, other.key);
      return (descending ? -order : order) || one.row.id - other.row.id;
    })
    .map(({ row }) => row);
}

function getPage(text: string | undefined): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

export function paginate<T>(rows: readonly T[], query: Query, path: string): Pagina<T> {
  const per_page = PER_PAGE.find((size) => String(size) === query['per_page']) ?? PER_PAGE[0];
  return toPagina(rows, getPage(query['page']), per_page, query, path);
}

export function toSinglePage<T>(rows: readonly T[], query: Query, path: string): Pagina<T> {
  return toPagina(rows, 1, Math.max(rows.length, 1), query, path);
}

function toPagina<T>(
  rows: readonly T[],
  page: number,
  per_page: number,
  query: Query,
  path: string,
): Pagina<T> {
  const total = rows.length;
  const last_page = Math.max(1, Math.ceil(total / per_page));
  const start = (page - 1) * per_page;
  const data = rows.slice(start, start + per_page);
  const link = (number: number): string => path + toSearch({ ...query, page: number });
  return {
    data,
    links: {
      first: link(1),
      last: link(last_page),
      prev: page > 1 ? link(page - 1) : null,
      next: page < last_page ? link(page + 1) : null,
    },
    meta: {
      current_page: page,
      from: data.length > 0 ? start + 1 : null,
      last_page,
      path,
      per_page,
      to: data.length > 0 ? start + data.length : null,
      total,
    },
  };
}
