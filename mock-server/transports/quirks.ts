import { getDay, getTime } from '../../src/domain/values/madrid';
import type { Backend } from '../backend';
import type { ApiRequest, ApiResponse } from '../http/responses';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Fields = { readonly [key: string]: Json };

/** Replaces a value at a key; undefined removes it. */
type Change = (value: Json, key: string) => Json | undefined;

/** A deviation that another server of the same API may have. */
type Quirk = {
  /** Changes the JSON of a successful answer. */
  toJson?: (json: Json, call: string) => Json;
  toResponse?: (response: ApiResponse, call: string) => ApiResponse;
  /** Changes a body back to this server's form. */
  toBody?: (body: string) => string;
};

const isFields = (json: Json | undefined): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;

function mapValues(json: Json, change: Change): Json {
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
const everywhere = (change: Change): Quirk => ({
  toJson: (json, call) => (call.includes('auth/') ? json : mapValues(json, change)),
});

/** Changes the first row of a list. */
const firstRow = (changeRow: (row: Fields) => Fields): Quirk => ({
  toJson(json) {
    if (!isFields(json) || !Array.isArray(json['data'])) return json;
    const [first, ...rows] = json['data'] as Json[];
    return isFields(first) ? { ...json, data: [changeRow(first), ...rows] } : json;
  },
});

const pages = (change: (page: Fields & { meta: Fields }) => Json): Quirk => ({
  toJson: (json) =>
    isFields(json) && isFields(json['meta']) ? change({ ...json, meta: json['meta'] }) : json,
});

const lists = (change: (rows: readonly Json[], call: string) => Json): Quirk => ({
  toJson: (json, call) =>
    isFields(json) && Array.isArray(json['data']) ? change(json['data'] as readonly Json[], call) : json,
});

const instants = (write: (instant: string) => string): Quirk =>
  everywhere((value) => (typeof value === 'string' && INSTANT.test(value) ? write(value) : value));

const isId = (key: string): boolean => /^id$|_id$|^(ambit|area|marc|submarc)$/.test(key);
const toText = (value: Json): Json =>
  Array.isArray(value) ? value.map(toText) : typeof value === 'number' ? String(value) : value;
const isWrite = (call: string): boolean => /^(POST|PATCH)/.test(call) && !call.includes('auth/');

/** Options that a server may send as records whose key no client can know. */
const CODED = new Set(['conegut', 'derivacio', 'idioma']);
const toCodes = (value: Json): Json =>
  Array.isArray(value) ? value.map(toCodes) : value === null ? null : { codi: value };

/** One of our options and another server's name for it, unknown to the client. */
const RENAMED = { ours: '"altres"', theirs: '"amazic"' };

/** Quirks by name. Together they change only a few cells for a person. */
const QUIRKS = {
  idsAsText: everywhere((value, key) => (isId(key) ? toText(value) : value)),
  numbersAsText: everywhere((value, key) => (isId(key) ? value : toText(value))),
  booleansAsFigures: everywhere((value) => (typeof value === 'boolean' ? Number(value) : value)),
  nullsLeftOut: everywhere((value) => value ?? undefined),
  emptyTextsForNull: everywhere((value) => value ?? ''),
  emptyListsAsNull: everywhere((value) => (Array.isArray(value) && value.length === 0 ? null : value)),
  listsWithKeys: everywhere((value, key) => (Array.isArray(value) && key !== 'data' ? { ...value } : value)),
  moreFields: everywhere((value, key) =>
    key === 'oficina' && isFields(value) ? { ...value, created_at: null } : value,
  ),
  instantsInUtc: instants((instant) => new Date(instant).toISOString().replace('.000Z', '.000000Z')),
  instantsWithoutOffset: instants((instant) => `${getDay(instant)} ${getTime(instant)}:00`),
  instantsWithoutSeconds: instants((instant) => instant.replace(':00+', '+')),
  offsetsWithoutColon: instants((instant) => instant.replace(/:(\d{2})$/, '$1')),
  daysAsInstants: everywhere((value, key) =>
    key === 'data' && typeof value === 'string' && value.length === 10 ? `${value}T00:00:00.000000Z` : value,
  ),
  timesWithSeconds: everywhere((value, key) =>
    key.startsWith('hora_') && typeof value === 'string' ? `${value}:00` : value,
  ),
  otherOption: {
    toJson: (json) => JSON.parse(JSON.stringify(json).replaceAll(RENAMED.ours, RENAMED.theirs)) as Json,
    toBody: (body) => body.replaceAll(RENAMED.theirs, RENAMED.ours),
  },
  optionsAsCodes: {
    toJson: (json, call) =>
      call.includes('auth/')
        ? json
        : mapValues(json, (value, key) => (CODED.has(key) ? toCodes(value) : value)),
    toBody: (body) => body.replaceAll(/\{"codi":("[^"]*")\}/g, '$1'),
  },
  otherType: firstRow((row) => ('tipus' in row ? { ...row, tipus: 'salut' } : row)),
  otherDuration: everywhere((value, key) => (key === 'durada' && value === 45 ? 90 : value)),
  noProfessional: firstRow((row) => ('professional' in row ? { ...row, professional: null } : row)),
  noOffice: firstRow((row) => ('oficina' in row ? { ...row, oficina: null } : row)),
  noProfile: firstRow((row) => ('edat' in row ? { ...row, edat: null, genere: null, perfil: null } : row)),
  noDate: firstRow((row) => (isFields(row['cita']) ? { ...row, cita: { ...row['cita'], date: null } } : row)),
  noAntenes: everywhere((value, key) => (key === 'antenas' ? undefined : value)),
  noSlugs: everywhere((value, key) => {
    if (key === 'slug') return undefined;
    if (!isFields(value) || !('nom' in value && 'name' in value)) return value;
    const { name: _, ...others } = value;
    return others;
  }),
  noLock: everywhere((value, key) => (key === 'bloquejada' && value === false ? undefined : value)),
  metaInPart: pages(({ data, meta }) => ({ data: data ?? null, meta: { total: meta['total'] ?? null } })),
  metaAtTheTop: pages(({ data, meta }) => ({ data: data ?? null, ...meta })),
  simplePages: pages(({ data, links, meta }) => ({
    data: data ?? null,
    current_page: meta['current_page'] ?? null,
    next_page_url: isFields(links) ? (links['next'] ?? null) : null,
  })),
  noMeta: pages(({ data }) => ({ data: data ?? null })),
  bareLists: lists((rows, call) => (call.includes('interns/') ? rows : { data: rows })),
  rowsWithKeys: lists((rows) => ({ data: { ...rows } as unknown as Fields })),
  plainCsv: {
    toResponse: (response, call) =>
      call.includes('/exports/')
        ? {
            ...response,
            headers: { 'Content-Type': 'text/csv' },
            body: (JSON.parse(response.body) as { content: string }).content,
          }
        : response,
  },
  bodyForNothing: {
    toResponse: (response) =>
      response.status === 204
        ? { status: 200, headers: { 'Content-Type': 'application/json' }, body: '{"success":true}' }
        : response,
  },
  nothingForSaved: {
    toResponse: (response, call) => (isWrite(call) ? { status: 204, headers: {}, body: '' } : response),
  },
} as const satisfies Record<string, Quirk>;

export type QuirkName = keyof typeof QUIRKS;

/** The largest set of quirks without contradictions. */
export const TOGETHER: readonly QuirkName[] = [
  'otherOption',
  'otherDuration',
  'otherType',
  'noProfessional',
  'noOffice',
  'noProfile',
  'noDate',
  'noAntenes',
  'noSlugs',
  'noLock',
  'moreFields',
  'instantsInUtc',
  'daysAsInstants',
  'timesWithSeconds',
  'metaInPart',
  'bareLists',
  'rowsWithKeys',
  'listsWithKeys',
  'emptyListsAsNull',
  'nullsLeftOut',
  'idsAsText',
  'booleansAsFigures',
  'numbersAsText',
  'plainCsv',
  'bodyForNothing',
];

function bend(response: ApiResponse, call: string, { toJson, toResponse }: Quirk): ApiResponse {
  if (response.status >= 300) return response;
  const isJson = response.headers['Content-Type']?.includes('json') === true;
  const bent =
    toJson && isJson
      ? { ...response, body: JSON.stringify(toJson(JSON.parse(response.body) as Json, call)) }
      : response;
  return toResponse ? toResponse(bent, call) : bent;
}

/** A backend with quirks, applied in turn. */
export function withQuirks(backend: Backend, names: readonly QuirkName[]): Backend {
  const quirks: readonly Quirk[] = names.map((name) => QUIRKS[name]);
  return {
    ...backend,
    async answer(request: ApiRequest) {
      const body = quirks.reduce((sent, { toBody }) => toBody?.(sent) ?? sent, request.body);
      const response = await backend.answer({ ...request, body });
      if (response === 'network') return response;
      const call = `${request.method} ${new URL(request.url).pathname}`;
      return quirks.reduce((bent, quirk) => bend(bent, call, quirk), response);
    },
  };
}
