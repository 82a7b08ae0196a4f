import * as z from 'zod/mini';
import { cutPage, findNext, findTotal, PER_PAGE, toPagina, type Pagina } from '../domain/values/pagina';
import type { Query } from '../domain/values/query';
import { readTolerantly, UnreadableError, type Difference } from '../domain/values/tolerant';

type Schema = z.ZodMiniType;
/** Reads the answer to `call` (`GET consultes/12`), which names it in differences. */
type Read<T> = (answer: unknown, call: string) => T;

let notify: (call: string, differences: readonly Difference[]) => void = () => {};

/** Sets the listener to tolerated differences from a schema; calls are named `GET consultes/{id}`. */
export function listenToDifferences(listener: typeof notify): void {
  notify = listener;
}

/** Omits the query, which may hold searched words. */
function report(call: string, differences: readonly Difference[]): void {
  notify(call.replace(/\?.*/, '').replaceAll(/\d+/g, '{id}'), differences);
}

function reportShape(call: string, path: string, expected: string, seen: string): void {
  report(call, [{ path, expected, seen, outcome: 'read' }]);
}

function read<T extends Schema>(
  schema: T,
  answer: unknown,
  call: string,
  path: readonly string[],
): z.output<T> {
  const { value, differences } = readTolerantly(schema, answer, path);
  if (differences.length > 0) report(call, differences);
  return value;
}

/** The one list that is described as nested a level deeper. */
const NESTED = 'GET interns/sector_professionals';

const isObject = (answer: unknown): answer is object => typeof answer === 'object' && answer !== null;

/** Whether an answer without `data` may be the data itself: it has a field of the schema. */
function isBare(schema: Schema, answer: object): boolean {
  if (schema instanceof z.ZodMiniArray) return Array.isArray(answer);
  if (!(schema instanceof z.ZodMiniObject)) return !Array.isArray(answer);
  return Object.keys(schema.def.shape).some((name) => name in answer);
}

/**
 * Reads `data` (or `result`, or `data` in it), else the answer itself; null counts as an empty list.
 * @throws {UnreadableError} without an indispensable part: a record's id, or any row of a list
 */
export function asData<T extends Schema>(schema: T): Read<z.output<T>> {
  const isList = schema instanceof z.ZodMiniArray;
  return (answer, call) => {
    if (!isObject(answer)) throw new UnreadableError('data');
    const around = findEnvelope(answer);
    if ((around !== answer && call !== NESTED) || 'result' in around)
      reportShape(call, 'data', 'object', 'wrapped');
    const data = getData(around);
    if (data === undefined) {
      if (!isBare(schema, around)) throw new UnreadableError('data');
      reportShape(call, 'data', 'object', 'missing');
      return read(schema, around, call, []);
    }
    if (!isList || data !== null) return read(schema, data, call, ['data']);
    reportShape(call, 'data', 'array', 'null');
    return read(schema, [], call, ['data']);
  };
}

function getData(answer: object): unknown {
  const { data, result } = answer as { data?: unknown; result?: unknown };
  const isField = typeof data === 'string' && 'id' in answer;
  const isNull = 'data' in answer || 'result' in answer;
  return isField ? undefined : (data ?? result ?? (isNull ? null : undefined));
}

/** The innermost record around the data: a page of Laravel's may be in `data` itself. */
function findEnvelope(answer: object): object {
  const inner = getData(answer);
  if (!isObject(inner) || 'id' in inner || Array.isArray(inner)) return answer;
  const data = getData(inner);
  // An empty list in it may be null.
  return isObject(data) || data === null ? findEnvelope(inner) : answer;
}

/** Rows read at once: some ten milliseconds on the offices' machines. */
const STRETCH = 500;

/** Lets the browser handle input and paint. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Reads a list of up to thousands of rows in stretches. */
export function asLongData<T extends Schema>(
  row: T,
): (answer: unknown, call: string) => Promise<z.output<T>[]> {
  const rows = z.array(row);
  const readWhole = asData(rows);
  return async (answer, call) => {
    const data = isObject(answer) ? getData(findEnvelope(answer)) : [];
    const given: unknown[] = Array.isArray(data) ? data : [];
    if (given.length <= STRETCH) return readWhole(answer, call);
    const found: z.output<T>[] = [];
    for (let at = 0; at < given.length; at += STRETCH) {
      const stretch = rows.safeParse(given.slice(at, at + STRETCH));
      if (!stretch.success) return readWhole(answer, call);
      found.push(...stretch.data);
      await pause();
    }
    return found;
  };
}

export type Part<Row> = { rows: Row[]; next: Query | null; total: number | null };

export function asPart<T extends Schema>(
  row: T,
  page: number,
): (answer: unknown, call: string) => Promise<Part<z.output<T>>> {
  const readRows = asLongData(row);
  return async (answer, call) => {
    const rows = await readRows(answer, call);
    const around = isObject(answer) ? findEnvelope(answer) : answer;
    const next = findNext(around, page);
    if (next) reportShape(call, 'meta', 'whole', 'page');
    return { rows, next, total: findTotal(around) ?? null };
  };
}

/** Whether a service gave all rows in the place of the page. */
function isWholeList(answer: unknown, rows: number, query: Query): boolean {
  return rows > Number(query['per_page'] ?? PER_PAGE[0]) && (findTotal(answer) ?? rows) <= rows;
}

/**
 * Reads a page of rows; missing totals are derived from the rows and the query.
 * @throws {UnreadableError} if no row can be read
 */
export function asPage<T extends Schema>(row: T, query: Query): Read<Pagina<z.output<T>>> {
  const readRows = asData(z.array(row));
  return (answer, call) => {
    const data = readRows(answer, call);
    const around = isObject(answer) ? findEnvelope(answer) : answer;
    const { isWhole, ...page } = toPagina(around, data.length, query);
    if (isWholeList(around, data.length, query)) return cutPage(data, query);
    if (!isWhole) reportShape(call, 'meta', 'object', 'partial');
    return { ...page, data };
  };
}

/**
 * Number of rows, without reading them.
 * @throws {UnreadableError} without a total, which is never guessed, or with one that its page contradicts
 */
export function asTotal(answer: unknown): number {
  const around = isObject(answer) ? findEnvelope(answer) : {};
  const rows = getData(around);
  const total = findTotal(around);
  const page = toPagina(around, Array.isArray(rows) ? rows.length : 0, {});
  if (total === undefined || page.isAtLeast || page.meta.total !== total)
    throw new UnreadableError('meta.total');
  return total;
}

/** Text of an export, in `content` or plain. */
export function asCsv(answer: unknown, call: string): string {
  return typeof answer === 'string'
    ? answer
    : read(z.object({ content: z.string().check(z.minLength(1)) }), answer, call, []).content;
}
