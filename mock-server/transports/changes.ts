import { getDay, getTime } from '../../src/domain/values/madrid';
import type { ApiRequest, ApiResponse } from '../http/responses';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Fields = { readonly [key: string]: Json };

/** Replaces a value at a key; undefined removes it. */
type Change = (value: Json, key: string) => Json | undefined;

export type Answer = (request: ApiRequest) => Promise<ApiResponse | 'network'>;

/** A deviation that another server of the same API may have. */
export type Quirk = {
  toJson?: (json: Json, call: string) => Json;
  toResponse?: (response: ApiResponse, call: string) => ApiResponse;
  /** Changes a body back to this server's form. */
  toBody?: (body: string) => string;
  /** Answers in the place of this server, which it may ask. */
  wrap?: (ask: Answer) => Answer;
};

export const isFields = (json: Json | undefined): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;

export function mapValues(json: Json, change: Change): Json {
  if (Array.isArray(json)) return (json as readonly Json[]).map((item) => mapValues(item, change));
  if (!isFields(json)) return json;
  return Object.fromEntries(
    Object.entries(json).flatMap(([name, value]) => {
      const next = change(mapValues(value, change), name);
      return next === undefined ? [] : [[name, next]];
    }),
  );
}

/** Changes every value, except in answers of a sign-in. */
export const everywhere = (change: Change): Quirk => ({
  toJson: (json, call) => (call.includes('auth/') ? json : mapValues(json, change)),
});

export const firstRow = (changeRow: (row: Fields) => Fields): Quirk => ({
  toJson(json) {
    if (!isFields(json) || !Array.isArray(json['data'])) return json;
    const [first, ...rows] = json['data'] as Json[];
    return isFields(first) ? { ...json, data: [changeRow(first), ...rows] } : json;
  },
});

export const pages = (change: (page: Fields & { meta: Fields }) => Json): Quirk => ({
  toJson: (json) =>
    isFields(json) && isFields(json['meta']) ? change({ ...json, meta: json['meta'] }) : json,
});

export const lists = (change: (rows: readonly Json[], call: string) => Json): Quirk => ({
  toJson: (json, call) =>
    isFields(json) && Array.isArray(json['data']) ? change(json['data'] as readonly Json[], call) : json,
});

export const instants = (write: (instant: string) => Json): Quirk =>
  everywhere((value) => (typeof value === 'string' && INSTANT.test(value) ? write(value) : value));

/** A moment `data` as a day, with its hour in a field of its own. */
export const splitInstants = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'string' && INSTANT.test(value) && ['data', 'date'].includes(name)
        ? [
            [name, getDay(value)],
            ['hora', getTime(value)],
          ]
        : [[name, value]],
    ),
  );

export const isId = (key: string): boolean => /^id$|_id$|^(ambit|area|marc|submarc)$/.test(key);
export const toText = (value: Json): Json =>
  Array.isArray(value) ? value.map(toText) : typeof value === 'number' ? String(value) : value;
export const isWrite = (call: string): boolean => /^(POST|PATCH)/.test(call) && !call.includes('auth/');

export const THEMES = new Set(['tematica_id', 'subtematica_id']);
export const OPTIONS = new Set([
  'conegut',
  'derivacio',
  'serveis_tramits',
  'edat',
  'genere',
  'perfil',
  'canal',
  'modalitat',
  'idioma',
  'formacio',
  'ocupacio',
  'residencia',
  'curs',
]);
export const RELATIONS = new Set([
  'oficina',
  'antena',
  'professional',
  'professionals',
  'jove',
  'centre_escolar',
]);
export const toName = (one: Json): Json =>
  isFields(one)
    ? [one['nom'], one['cognom'], one['segon_cognom']].filter((part) => typeof part === 'string').join(' ')
    : one;
export const COUNTS = new Set(['nombre_persones', 'home', 'dona', 'no_binari', 'grups']);
export const toEach = (value: Json, change: (one: Json) => Json): Json =>
  Array.isArray(value) ? (value as readonly Json[]).map(change) : value === null ? null : change(value);
export const toDayFirst = (day: string): string => day.split('-').toReversed().join('/');

/** Options that a server may send as records whose key no client can know. */
export const CODED = new Set(['conegut', 'derivacio', 'idioma']);
export const toCodes = (value: Json): Json =>
  Array.isArray(value) ? value.map(toCodes) : value === null ? null : { codi: value };

/** One of our options and another server's name for it, unknown to the client. */
export const RENAMED = { ours: '"altres"', theirs: '"amazic"' };
