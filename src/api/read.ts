import * as z from 'zod/mini';
import { findTotal, toPagina, type Pagina } from '../domain/values/pagina';
import type { Query } from '../domain/values/query';
import { readTolerantly, UnreadableError, type Difference } from '../domain/values/tolerant';

type Schema = z.ZodMiniType;
/** Reads the answer to a call, `GET consultes/12`, which names it where the answer differs. */
type Read<T> = (answer: unknown, call: string) => T;

let hear: (call: string, differences: readonly Difference[]) => void = () => {};

/** Who is told of what in an answer was not as its schema says, and was borne; the call is as `GET consultes/{id}`. */
export function hearDifferences(listener: typeof hear): void {
  hear = listener;
}

/** A call's query may hold what a person searched for, and is not told. */
function tell(call: string, differences: readonly Difference[]): void {
  hear(call.replace(/\?.*/, '').replaceAll(/\d+/g, '{id}'), differences);
}

function tellShape(call: string, path: string, expected: string, seen: string): void {
  tell(call, [{ path, expected, seen, outcome: 'read' }]);
}

function read<T extends Schema>(
  schema: T,
  answer: unknown,
  call: string,
  path: readonly string[],
): z.output<T> {
  const { value, differences } = readTolerantly(schema, answer, path);
  if (differences.length > 0) tell(call, differences);
  return value;
}

const isObject = (answer: unknown): answer is object => typeof answer === 'object' && answer !== null;

/** Whether an answer that is not under `data` may be what is asked for: it has something of it. */
function isBare(schema: Schema, answer: object): boolean {
  if (schema instanceof z.ZodMiniArray) return Array.isArray(answer);
  if (!(schema instanceof z.ZodMiniObject)) return !Array.isArray(answer);
  return Object.keys(schema.def.shape).some((name) => name in answer);
}

/**
 * Reads what an answer holds under `data`, or without that the answer itself; null in the place of a list is an empty one.
 * @throws {UnreadableError} without what nothing can be done without, such as a record's id, or any row of a list.
 */
export function asData<T extends Schema>(schema: T): Read<z.output<T>> {
  const isList = schema instanceof z.ZodMiniArray;
  return (answer, call) => {
    if (!isObject(answer)) throw new UnreadableError('data');
    if (!('data' in answer)) {
      if (!isBare(schema, answer)) throw new UnreadableError('data');
      tellShape(call, 'data', 'object', 'missing');
      return read(schema, answer, call, []);
    }
    if (!isList || answer.data !== null) return read(schema, answer.data, call, ['data']);
    tellShape(call, 'data', 'array', 'null');
    return read(schema, [], call, ['data']);
  };
}

/** Rows that are read at a stretch: some ten milliseconds on the machines of the offices. */
const STRETCH = 500;

/** Lets the page answer a person, and show what it has. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Reads a list that may be thousands of rows long, a stretch at a time. */
export function asLongData<T extends Schema>(
  row: T,
): (answer: unknown, call: string) => Promise<z.output<T>[]> {
  const rows = z.array(row);
  const readWhole = asData(rows);
  return async (answer, call) => {
    const given: unknown[] =
      isObject(answer) && 'data' in answer && Array.isArray(answer.data) ? answer.data : [];
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

/**
 * Reads a page of rows that was asked for with a query; what it does not say of itself is told from that.
 * @throws {UnreadableError} where none of the rows can be read.
 */
export function asPage<T extends Schema>(row: T, query: Query): Read<Pagina<z.output<T>>> {
  const readRows = asData(z.array(row));
  return (answer, call) => {
    const data = readRows(answer, call);
    const page = toPagina(answer, data.length, query);
    if (!page.isWhole) tellShape(call, 'meta', 'object', 'partial');
    return { links: page.links, meta: page.meta, data };
  };
}

/**
 * How many rows there are, of a page of which nothing else is read.
 * @throws {UnreadableError} where the answer does not say so: what is not known is not guessed.
 */
export function asTotal(answer: unknown): number {
  const total = findTotal(answer);
  if (total === undefined) throw new UnreadableError('meta.total');
  return total;
}

/** Reads what is answered to something that was done: it is done whatever is said of it, undefined where that is nothing. */
export function asSaved<T extends Schema>(schema: T): Read<z.output<T> | undefined> {
  const readSaved = asData(schema);
  return (answer, call) => {
    try {
      return readSaved(answer, call);
    } catch {
      tellShape(call, 'data', 'object', answer === undefined ? 'missing' : typeof answer);
      return undefined;
    }
  };
}

/** The text of an export, wrapped in `content` or plain. */
export function asCsv(answer: unknown, call: string): string {
  return typeof answer === 'string'
    ? answer
    : read(z.object({ content: z.string().check(z.minLength(1)) }), answer, call, []).content;
}
