import type * as z from 'zod/mini';
import { convert, isGiven, listEntries, unwrapRecord, type Def } from './convert';
import { Moment, repairs } from './fields';
import { isDay } from './madrid';
import { keepSource } from './source';

/** Deviation of an answer from its schema. Outcome: understood, left blank, or its record dropped. */
export type Difference = {
  path: string;
  expected: string;
  seen: string;
  outcome: 'read' | 'blank' | 'refused';
};

type Schema = z.ZodMiniType;
type Path = readonly string[];
type Note = (path: Path, expected: string, value: unknown, outcome: Difference['outcome']) => void;

const ANY = '*';

const UNREADABLE = Symbol('unreadable');

/** A value without even a blank, such as a record without its id; names the missing part. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
  constructor(readonly path: string) {
    super(`unreadable ${path}`);
  }
}

/**
 * Reads value by value: equivalents are converted, unreadable ones blank, rows without id dropped.
 * @throws {UnreadableError} if the whole answer is such a record
 */
export function readTolerantly<T extends Schema>(
  schema: T,
  answer: unknown,
  at: Path = [],
): { value: z.output<T>; differences: Difference[] } {
  const strict = schema.safeParse(answer);
  if (strict.success) {
    keepSource(strict.data, answer);
    return { value: strict.data, differences: [] };
  }
  const differences: Difference[] = [];
  const value = read(schema, answer, at, (path, expected, given, outcome) =>
    differences.push({ path: path.join('.'), expected, seen: getKind(given), outcome }),
  );
  if (value === UNREADABLE) throw new UnreadableError(differences.at(-1)?.path || at.join('.'));
  return { value: value as z.output<T>, differences };
}

const NESTED: Path = ['data', ANY, ANY];

/** Whether a path is that of a list's row, which an id alone is not. */
const isRow = (path: Path): boolean => path.length === 2 && path[1] === ANY;

/** Whether a relation was sent as its id alone: a number, or a long word with a digit, but no name. */
function isIdAlone(value: unknown): boolean {
  return (
    typeof value === 'number' || (typeof value === 'string' && /^(?:\d+|(?=\D*\d)[\w-]{16,})$/.test(value))
  );
}

/** Whether a value can be read without becoming blank. */
export function isReadable(schema: Schema, value: unknown): boolean {
  const { def } = schema._zod as unknown as { def: Def };
  if ('innerType' in def) return isReadable(def.innerType, value);
  return read(schema, value, NESTED, () => undefined) !== UNREADABLE;
}

/** Kind of a value, without the value itself, which may be personal. */
function getKind(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (value === '') return 'empty';
  return Array.isArray(value) ? 'list' : typeof value;
}

function read(schema: Schema, value: unknown, path: Path, note: Note): unknown {
  const { def } = schema._zod as unknown as { def: Def };
  switch (def.type) {
    case 'object':
      return readObject(def.shape, value, path, note);
    case 'array':
      return readArray(def.element, value, path, note);
    case 'union':
      return readUnion(def.options, value, path, note);
    case 'nullable':
    case 'default':
    case 'prefault':
      return readOptional(schema, def, value, path, note);
    default:
      return readLeaf(schema, def, value, path, note);
  }
}

function readObject(
  shape: Readonly<Record<string, Schema>>,
  value: unknown,
  path: Path,
  note: Note,
): unknown {
  const keys = Object.keys(shape);
  const isRelation = keys.includes('id') && path.length > 1 && !isRow(path);
  const given = isRelation && isIdAlone(value) ? { id: value } : unwrapRecord(keys, value);
  if (!isGiven(given)) {
    note(path, 'object', value, 'blank');
    return UNREADABLE;
  }
  if (given !== value) note(path, 'object', value, 'read');
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(shape)) {
    const found = read(inner, joinTime(inner, given, key), [...path, key], note);
    const kept = found === UNREADABLE ? getBlank(inner) : found;
    if (kept === UNREADABLE) return UNREADABLE;
    result[key] = kept;
  }
  keepSource(result, given);
  return result;
}

/** A field's value; a moment that is a day alone takes the hour that stands beside it. */
function joinTime(schema: Schema, given: Readonly<Record<string, unknown>>, key: string): unknown {
  const value = given[key];
  if (schema !== Moment || typeof value !== 'string' || !isDay(value)) return value;
  const hour = [`hora_${key}`, `${key}_hora`, 'hora', 'hour', 'time', 'hora_inici']
    .map((name) => given[name])
    .filter((text) => typeof text === 'string')
    .find((text) => /^\d{1,2}:\d{2}/.test(text));
  return hour === undefined ? value : `${value} ${hour.padStart(5, '0')}`;
}

function readArray(element: Schema, value: unknown, path: Path, note: Note): unknown {
  if (value === null || value === undefined || value === '') {
    note(path, 'array', value, 'blank');
    return UNREADABLE;
  }
  const given = listEntries(element, value);
  if (!Array.isArray(value) || given.length < value.length) note(path, 'array', value, 'read');
  const found = given.flatMap((item) => {
    const one = read(element, item, [...path, ANY], note);
    if (one !== UNREADABLE) return [one];
    const type = getType(element);
    if (type === 'object' || type === 'union') note([...path, ANY], type, item, 'refused');
    return [];
  });
  return found.length === 0 && given.length > 0 ? UNREADABLE : found;
}

function readUnion(options: readonly Schema[], value: unknown, path: Path, note: Note): unknown {
  const readings = options.map((option) => {
    const notes: Parameters<Note>[] = [];
    return { found: read(option, value, path, (...args) => notes.push(args)), notes };
  });
  const closest = readings
    .toSorted((one, other) => one.notes.length - other.notes.length)
    .toSorted((one, other) => Number(one.found === UNREADABLE) - Number(other.found === UNREADABLE))[0];
  for (const args of closest?.notes ?? []) note(...args);
  return closest ? closest.found : UNREADABLE;
}

function getType(schema: Schema): string {
  const { def } = schema._zod as unknown as { def: Def };
  return 'innerType' in def ? getType(def.innerType) : def.type;
}

/** Null, absent and empty are equivalent for an optional value. */
function readOptional(
  schema: Schema,
  def: Extract<Def, { innerType: Schema }>,
  value: unknown,
  path: Path,
  note: Note,
): unknown {
  const strict = schema.safeParse(value);
  if (strict.success) return strict.data;
  if (value === undefined || value === null || value === '') {
    note(path, getType(schema), value, 'read');
    return getBlank(schema);
  }
  const found = read(def.innerType, value, path, note);
  return found === UNREADABLE ? getBlank(schema) : found;
}

function readLeaf(schema: Schema, def: Def, value: unknown, path: Path, note: Note): unknown {
  const strict = schema.safeParse(value);
  if (strict.success) return strict.data;
  const same = convert(schema, def, value);
  note(path, def.type, value, same === undefined ? 'blank' : 'read');
  return same === undefined ? UNREADABLE : same;
}

function getBlank(schema: Schema): unknown {
  const { def } = schema._zod as unknown as { def: Def };
  switch (def.type) {
    case 'nullable':
      return null;
    case 'default':
      return def.defaultValue;
    case 'prefault':
      return read(def.innerType, def.defaultValue, [], () => undefined);
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'string':
      return repairs.has(schema) || schema.safeParse('').success ? '' : UNREADABLE;
    case 'enum':
      return '';
    default:
      return UNREADABLE;
  }
}
