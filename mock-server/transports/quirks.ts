import { getDay, getTime } from '../../src/domain/values/madrid';
import { TIPUS } from '../../src/domain/values/options';
import type { Backend } from '../backend';
import type { ApiRequest, ApiResponse } from '../http/responses';
import { BEHAVIOURS } from './behaviours/all';
import { ENVELOPES } from './envelopes';
import { OPAQUE } from './opaque';
import {
  type Answer,
  type Json,
  type Fields,
  type Quirk,
  isFields,
  mapValues,
  everywhere,
  firstRow,
  pages,
  lists,
  instants,
  isId,
  toText,
  isWrite,
  THEMES,
  OPTIONS,
  RELATIONS,
  toName,
  COUNTS,
  toEach,
  toDayFirst,
  splitInstants,
  CODED,
  toCodes,
  RENAMED,
} from './changes';

const isType = (value: Json): boolean => TIPUS.some((tipus) => tipus === value);

/** Quirks by name: other forms of the same answers, and behaviours, which cost a person something. */
const FORMS = {
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
  idsAsRecords: everywhere((value, key) =>
    THEMES.has(key) ? toEach(value, (id) => ({ id, name: '' })) : value,
  ),
  optionsAsRecords: everywhere((value, key) =>
    OPTIONS.has(key) ? toEach(value, (one) => ({ value: one, label: '' })) : value,
  ),
  optionsInCapitals: everywhere((value, key) =>
    OPTIONS.has(key)
      ? toEach(value, (one) => (typeof one === 'string' ? ` ${one.toUpperCase()}` : one))
      : value,
  ),
  optionsWithHyphens: everywhere((value, key) =>
    OPTIONS.has(key)
      ? toEach(value, (one) => (typeof one === 'string' ? one.replaceAll('_', '-') : one))
      : value,
  ),
  listsAsText: everywhere((value, key) =>
    OPTIONS.has(key) && Array.isArray(value) ? JSON.stringify(value) : value,
  ),
  listsWithCommas: everywhere((value, key) =>
    OPTIONS.has(key) && Array.isArray(value) && value.every((one) => typeof one === 'string')
      ? value.join(', ')
      : value,
  ),
  listsWithHoles: everywhere((value, key) =>
    OPTIONS.has(key) && Array.isArray(value) ? [null, ...(value as Json[]), ''] : value,
  ),
  relationsAsIds: everywhere((value, key) =>
    RELATIONS.has(key) ? toEach(value, (one) => (isFields(one) ? (one['id'] ?? one) : one)) : value,
  ),
  relationsByName: everywhere((value, key) =>
    RELATIONS.has(key) && key !== 'jove' ? toEach(value, toName) : value,
  ),
  relationsInData: everywhere((value, key) =>
    RELATIONS.has(key) && (isFields(value) || Array.isArray(value)) ? { data: value } : value,
  ),
  booleansAsWords: everywhere((value) => (typeof value === 'boolean' ? (value ? 'sí' : 'no') : value)),
  countsWithDecimals: everywhere((value, key) =>
    COUNTS.has(key) && typeof value === 'number' ? `${value}.00` : value,
  ),
  countsWithUnits: everywhere((value, key) =>
    COUNTS.has(key) && typeof value === 'number' ? `${value} persones` : value,
  ),
  instantsInSeconds: instants((instant) => Date.parse(instant) / 1000),
  instantsInMilliseconds: instants((instant) => Date.parse(instant)),
  instantsDayFirst: instants((instant) => `${toDayFirst(getDay(instant))} ${getTime(instant)}`),
  instantsAsMail: instants((instant) => new Date(instant).toUTCString()),
  instantsAsRecords: instants((instant) => ({
    date: `${new Date(instant).toISOString().slice(0, 19).replace('T', ' ')}.000000`,
    timezone_type: 3,
    timezone: 'UTC',
  })),
  instantsSplit: everywhere((value) => (isFields(value) ? splitInstants(value) : value)),
  timesAsInstants: everywhere((value, key) =>
    key.startsWith('hora_') && typeof value === 'string' ? `2026-01-15T${value}:00+01:00` : value,
  ),
  daysDayFirst: everywhere((value, key) =>
    key === 'data' && typeof value === 'string' && value.length === 10 ? toDayFirst(value) : value,
  ),
  timesShort: everywhere((value, key) =>
    key.startsWith('hora_') && typeof value === 'string' ? value.replace(/^0/, '') : value,
  ),
  otherType: firstRow((row) => ('tipus' in row ? { ...row, tipus: 'salut' } : row)),
  typesRenamed: everywhere((value, key) => (key === 'tipus' && isType(value) ? 'salut' : value)),
  statesRenamed: everywhere((value, key) =>
    key === 'assistit' && typeof value === 'boolean' ? 'pendent' : value,
  ),
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
  ...ENVELOPES,
  ...OPAQUE,
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

const QUIRKS = { ...FORMS, ...BEHAVIOURS } as const;

export type FormName = keyof typeof FORMS;

export type QuirkName = keyof typeof QUIRKS;

export const QUIRK_NAMES: readonly string[] = Object.keys(QUIRKS);

/** The largest set of forms without contradictions; a person notices it in a few cells only. */
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

/** Changes the JSON first: numbers too large for JSON.parse come into the text of the answer. */
function bend(response: ApiResponse, call: string, quirks: readonly Quirk[]): ApiResponse {
  if (response.status >= 300) return response;
  const isJson =
    response.headers['Content-Type']?.includes('json') === true && quirks.some((one) => one.toJson);
  const toJson = (json: Json) => quirks.reduce((bent, quirk) => quirk.toJson?.(bent, call) ?? bent, json);
  const bent = isJson
    ? { ...response, body: JSON.stringify(toJson(JSON.parse(response.body) as Json)) }
    : response;
  return quirks.reduce((changed, { toResponse }) => toResponse?.(changed, call) ?? changed, bent);
}

export function withQuirks(backend: Backend, names: readonly QuirkName[]): Backend {
  const quirks: readonly Quirk[] = names.map((name) => QUIRKS[name]);
  const ask = quirks.reduce<Answer>(
    (inner, { wrap }) => wrap?.(inner) ?? inner,
    (request) => backend.answer(request),
  );
  return {
    ...backend,
    async answer(request: ApiRequest) {
      const body = quirks.reduce((sent, { toBody }) => toBody?.(sent) ?? sent, request.body);
      const response = await ask({ ...request, body });
      if (response === 'network') return response;
      const call = `${request.method} ${new URL(request.url).pathname}`;
      return bend(response, call, quirks);
    },
  };
}
