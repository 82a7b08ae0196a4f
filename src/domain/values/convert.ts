import type * as z from 'zod/mini';
import { RecordId, repairs } from './fields';
import { readId } from './ids';

type Schema = z.ZodMiniType;

export type Def =
  | { type: 'object'; shape: Readonly<Record<string, Schema>> }
  | { type: 'array'; element: Schema }
  | { type: 'union'; options: readonly Schema[] }
  | { type: 'nullable'; innerType: Schema }
  | { type: 'default' | 'prefault'; innerType: Schema; defaultValue: unknown }
  | { type: 'literal'; values: readonly unknown[] }
  | { type: 'enum'; entries: Readonly<Record<string, string>> }
  | { type: 'string' | 'number' | 'boolean' };

type Given = Readonly<Record<string, unknown>>;

export const isGiven = (raw: unknown): raw is Given =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** A value sent as JSON text, else the value itself. */
function fromJson(value: unknown, isWanted: (parsed: unknown) => boolean): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return isWanted(parsed) ? parsed : value;
  } catch {
    return value;
  }
}

/** A record with such keys, also as JSON text, or alone in the `data` of another one. */
export function unwrapRecord(keys: readonly string[], value: unknown): unknown {
  const record = fromJson(value, isGiven);
  if (!isGiven(record) || !isGiven(record['data']) || keys.some((key) => key in record)) return record;
  return record['data'];
}

/** Entries of a list, also in `data`, as JSON text, with commas, with keys, or of a value alone. */
export function listEntries(element: Schema, value: unknown): readonly unknown[] {
  const { def } = element._zod as unknown as { def: Def };
  const isPlain = ['enum', 'number', 'string'].includes(def.type);
  const entries = splitList(isPlain, value);
  return isPlain ? entries.filter((entry) => entry !== null && entry !== '') : entries;
}

function splitList(isPlain: boolean, value: unknown): readonly unknown[] {
  const list = fromJson(value, Array.isArray);
  if (isGiven(list)) {
    const { data, ...others } = list;
    const isWrapped = typeof data === 'object' && data !== null && Object.keys(others).length === 0;
    return Object.values(isWrapped ? data : list);
  }
  if (Array.isArray(list)) return list;
  if (list === undefined || list === null || list === '') return [];
  return isPlain && typeof list === 'string' ? list.split(',').map((entry) => entry.trim()) : [list];
}

export function convert(schema: Schema, def: Def, given: unknown): unknown {
  const accept = (converted: unknown) => (schema.safeParse(converted).success ? converted : undefined);
  const value = fromRecord(def, given);
  if (!isScalar(value) || value === '') return undefined;
  switch (def.type) {
    case 'number':
      if (schema === RecordId && typeof value !== 'boolean') return readId(String(value).trim());
      return accept(typeof value === 'string' ? readNumber(value) : value);
    case 'boolean':
      return toBoolean(value);
    case 'string':
      if (repairs.has(schema)) return accept(value) ?? repairs.get(schema)?.repair(String(value));
      return typeof value === 'string' ? undefined : accept(String(value));
    case 'enum':
      return findOption(Object.values(def.entries), String(value));
    case 'literal':
      if (def.values.includes(true) || def.values.includes(false)) return accept(toBoolean(value));
      return typeof def.values[0] === 'number' ? toNumber(value) : String(value);
    default:
      return undefined;
  }
}

/** The value that a record stands for: an id, an option, or a moment of PHP with its zone. */
function fromRecord(def: Def, given: unknown): unknown {
  if (!isGiven(given)) return given;
  if (def.type === 'number') return given['id'];
  if (def.type === 'enum') {
    const { name } = given;
    const isOption = typeof name === 'string' && hasOption(Object.values(def.entries), name);
    return given['value'] ?? given['slug'] ?? given['key'] ?? given['code'] ?? (isOption ? name : given);
  }
  const { date, timezone } = given;
  if (def.type !== 'string' || typeof date !== 'string') return given;
  return timezone === 'UTC' || timezone === 'Z' ? `${date}Z` : date;
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** A number in a text, also with decimals that are zeros or with its unit. */
function readNumber(text: string): number {
  const [, digits] = /^\s*(-?\d+)(?:[.,]0+)?(?: \p{L}+\.?)?\s*$/u.exec(text) ?? [];
  return Number(digits ?? (text.trim() || Number.NaN));
}

function toNumber(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

const YES = new Set(['true', '1', 'si', 'yes', 'on', 's', 'y', 't']);
const NO = new Set(['false', '0', 'no', 'off', 'n', 'f']);

function toBoolean(value: unknown): boolean | undefined {
  const text = simplify(String(value));
  if (YES.has(text)) return true;
  return NO.has(text) ? false : undefined;
}

function simplify(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
  return plain.replaceAll(/[\s_-]+/g, '_');
}

function hasOption(options: readonly string[], value: string): boolean {
  return options.some((option) => simplify(option) === simplify(value));
}

/** The option that a service spells otherwise; an unknown one as it came. */
function findOption(options: readonly string[], value: string): string {
  return options.find((option) => simplify(option) === simplify(value)) ?? value;
}
