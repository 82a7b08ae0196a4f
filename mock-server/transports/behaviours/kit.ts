import { toApiResponse, type ApiRequest, type ApiResponse } from '../../http/responses';
import { isFields, type Answer, type Fields, type Json, type Quirk } from '../changes';

export const PAGED = /^(assessories|consultes|activitats|professionals)$/;

/** Path of a request behind `/api/`. */
export const getPath = ({ url }: ApiRequest): string => new URL(url).pathname.replace('/api/', '');

export const getParam = ({ url }: ApiRequest, name: string): string | null =>
  new URL(url).searchParams.get(name);

export function withParams(
  request: ApiRequest,
  changes: Readonly<Record<string, string | null>>,
): ApiRequest {
  const url = new URL(request.url);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return { ...request, url: url.href };
}

export function toGet(request: ApiRequest, path: string): ApiRequest {
  const url = new URL(request.url);
  return { ...request, method: 'GET', url: `${url.origin}/api/${path}`, body: '' };
}

function readJson(response: ApiResponse | 'network'): Json | undefined {
  if (response === 'network' || response.body === '') return undefined;
  return JSON.parse(response.body) as Json;
}

export function readFields(response: ApiResponse | 'network'): Fields {
  const json = readJson(response);
  return isFields(json) ? json : {};
}

export const readRows = (json: Fields): Fields[] =>
  Array.isArray(json['data']) ? (json['data'] as Json[]).filter(isFields) : [];

/** All rows of a list, read page by page. */
export async function readAll(ask: Answer, request: ApiRequest): Promise<Fields[]> {
  const rows: Fields[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const json = readFields(await ask(withParams(request, { page: String(page), per_page: '100' })));
    rows.push(...readRows(json));
    const { meta } = json;
    last = isFields(meta) ? Number(meta['last_page']) : 1;
  }
  return rows;
}

type Call = { method: string; path: RegExp };

const isCall = ({ method, path }: Call, request: ApiRequest): boolean =>
  request.method === method && path.test(getPath(request));

export const asking = (call: Call, change: (request: ApiRequest) => ApiRequest): Quirk => ({
  wrap: (ask) => (request) => ask(isCall(call, request) ? change(request) : request),
});

/** Changes the JSON of a successful answer, by asking more. */
export const answering = (
  call: Call,
  change: (json: Fields, request: ApiRequest, ask: Answer) => unknown,
): Quirk => ({
  wrap: (ask) => async (request) => {
    const response = await ask(request);
    if (!isCall(call, request) || response === 'network' || response.status >= 300) return response;
    const json = await change(readFields(response), request, ask);
    return toApiResponse({ status: response.status, json });
  },
});

export const replacing = (
  status: number,
  call: Call,
  replace: (response: ApiResponse, request: ApiRequest, ask: Answer) => ApiResponse | ReturnType<Answer>,
): Quirk => ({
  wrap: (ask) => async (request) => {
    const response = await ask(request);
    return response !== 'network' && response.status === status && isCall(call, request)
      ? replace(response, request, ask)
      : response;
  },
});
