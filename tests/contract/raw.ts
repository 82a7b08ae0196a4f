import { fromSearch, toSearch, type Query } from '../../src/domain/values/query';
import { findTotal } from '../../src/domain/values/pagina';
import { Broken } from './trial';

export type Fields = Readonly<Record<string, unknown>>;

/** An answer before it is read: the product mends several of its differences. */
export type Raw = { status: number; type: string; text: string; json: unknown };

/** Asks the API; `token` undefined: as the signed-in person, null: without a session. */
export type AskRaw = (
  method: 'GET' | 'POST',
  path: string,
  options?: { token?: string | null; body?: object },
) => Promise<Raw>;

const LIMIT = 120_000;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Follows no redirect: its target says nothing about the API. */
export function createAsk(url: string, getToken: () => string | null): AskRaw {
  return async (method, path, { token = getToken(), body } = {}) => {
    const headers = {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    };
    const init = { method, headers, redirect: 'manual' as const, signal: AbortSignal.timeout(LIMIT) };
    const response = await fetch(`${url}/api/${path}`, {
      ...init,
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Broken('does not answer');
    });
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    return { status: response.status, type, text, json: parse(text) };
  };
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSuccess = ({ status }: Raw): boolean => status >= 200 && status < 300;

function findEnvelope(json: unknown): unknown {
  const inner = isFields(json) ? (json['data'] ?? json['result']) : undefined;
  const isEnvelope = isFields(inner) && !('id' in inner) && ('data' in inner || 'result' in inner);
  return isEnvelope ? findEnvelope(inner) : json;
}

/** Rows under `data`, or alone; a list with keys counts as one. */
export function listRows(json: unknown): unknown[] {
  const around = findEnvelope(json);
  const rows = isFields(around) ? (around['data'] ?? around['result']) : around;
  if (Array.isArray(rows)) return rows;
  return isFields(rows) && !('id' in rows) ? Object.values(rows) : [];
}

/** Undefined where an answer does not have the number. */
export type Page = {
  rows: unknown[];
  total: number | undefined;
  last: number | undefined;
  current: number | undefined;
  size: number | undefined;
  /** Parameters of the next page; null after the last. */
  next: Query | null | undefined;
};

function toCount(value: unknown): number | undefined {
  const count = value === null || value === '' ? Number.NaN : Number(value);
  return Number.isInteger(count) ? count : undefined;
}

const toNothing = (link: unknown): null | undefined => (link === undefined ? undefined : null);

export function readPage(json: unknown): Page {
  const around = findEnvelope(json);
  const given: Fields = isFields(around) ? around : {};
  const { links, meta } = given;
  const said: Fields = { ...given, ...(isFields(meta) ? meta : {}) };
  const link = { next: given['next_page_url'], ...(isFields(links) ? links : {}) }.next;
  return {
    rows: listRows(json),
    total: findTotal(around),
    last: toCount(said['last_page']),
    current: toCount(said['current_page']),
    size: toCount(said['per_page']),
    next: typeof link === 'string' && link !== '' ? fromSearch(link.replace(/^[^?]*/, '')) : toNothing(link),
  };
}

export async function askPage(ask: AskRaw, path: string, query: Query): Promise<Page> {
  const raw = await ask('GET', path + toSearch(query));
  if (!isSuccess(raw)) throw new Broken(`answers ${raw.status} to ${path}${toSearch(query)}`);
  return readPage(raw.json);
}
