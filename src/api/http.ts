import { ApiError, type Failure } from './errors';
import { isRefused, readFailure } from './failures';
import { toOwnIds } from '../domain/values/ids';
import { readJson, writeJson } from './json';
import { findBare } from './relations';
import { takeEarly } from '../start/early';
import { addWait } from './waits';
import { forgetWrites, trackWrite } from './writes';

export type Connection = {
  baseUrl: string;
  getToken: () => string | null;
  /** Whether no call can leave the browser; default: unknown. */
  isOffline?: () => boolean;
  /** Whether writes carry an `Idempotency-Key`; default: yes. Another origin has to allow it (CORS). */
  sendsKeys?: boolean;
  /** Receives the server's time of each answer, in milliseconds. */
  onDate?: (served: number) => void;
};

/** An answer with the records of its relations, which the service sent as an id or a name alone. */
type Complete = (answer: unknown, call: string, token: string | null) => Promise<unknown>;

let connection: Connection = { baseUrl: '', getToken: () => null };
let complete: Complete = (answer) => Promise.resolve(answer);

/** Calls with a token answered with 419 since the last success. */
let expired = 0;

/** One 419 is a mishap; this many are an ended session. */
const MANY = 3;

/** Milliseconds until a call is aborted. LONG: until the person sees that it takes long. */
const LIMIT = 30_000;
const EXPORT_LIMIT = 120_000;
const LONG = 8_000;

/** Sets where calls go and what completes their answers, which calls the API in turn. */
export function setConnection(to: Connection, completeRelations: Complete): void {
  connection = to;
  complete = completeRelations;
  forgetWrites();
  expired = 0;
}

type Call<T> = {
  signal?: AbortSignal | undefined;
  body?: unknown;
  token?: string | null;
  /** Whether the call needs no session. */
  isPublic?: boolean;
  /** Converts the answer; an error makes it a malformed one. */
  read: (answer: unknown, call: string) => T | Promise<T>;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const readToken = (): string | null => connection.getToken();

/** Failure of a call whose session is over: it is not sent. */
const SIGNED_OUT: Failure = {
  kind: 'status',
  status: 401,
  statusText: '',
  message: null,
  fields: {},
  unsent: true,
};

/**
 * A call to the API: JSON, else its text unchanged; an empty body is undefined.
 * @throws {ApiError} without a session, without an answer, with a failing status, with an HTML page, or when `read` throws
 */
export async function call<T>(method: Method, path: string, asked: Call<T>): Promise<T> {
  const { signal, body, read, token = readToken(), isPublic = false } = asked;
  if (token === null && !isPublic) throw new ApiError(SIGNED_OUT);
  const { response, text } = await send(method, path, body, token, signal);
  const parsed = readJson(response, text);
  const isPage = /^\s*</.test(text) && typeof parsed !== 'object';
  const answer = isPage ? undefined : parsed;
  if (response.status === 401 && ![null, token].includes(connection.getToken())) {
    // A former session's answer does not end the present one.
    refuse(response, { kind: 'network', status: null });
  }
  if (token !== null && isSessionOver(response, isPage)) {
    refuse(response, { status: 401 });
  }
  if (!response.ok) refuse(response, {}, answer);
  if (method !== 'GET' && isRefused(answer)) refuse(response, { status: 422 }, answer);
  if (isPage) refuse(response, { kind: 'page' });
  try {
    const name = `${method} ${path}`;
    const isWhole = findBare(answer).size === 0;
    return await read(isWhole ? answer : await complete(answer, name, connection.getToken()), name);
  } catch {
    return refuse(response, { kind: 'malformed' });
  }
}

function refuse(response: Response, otherwise: Partial<Failure>, answer?: unknown): never {
  throw new ApiError({ ...readFailure(response, answer), ...otherwise });
}

type Answer = { response: Response; text: string };

/** Sends a call; a GET without an answer is sent once more while its session lasts. */
async function send(
  method: Method,
  path: string,
  body: unknown,
  token: string | null,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const init: RequestInit = {
    method,
    // A call that cannot be aborted also outlives the page.
    keepalive: !signal,
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && connection.sendsKeys !== false && { 'Idempotency-Key': createKey() }),
    },
    ...(body !== undefined && { body: writeJson(body) }),
  };
  const limit = path.includes('/exports/') ? EXPORT_LIMIT : LIMIT;
  const once = () => ask(`${connection.baseUrl}/api/${toOwnIds(path)}`, init, limit, signal);
  if (method !== 'GET') return trackWrite(once());
  return once().catch((error: unknown) => {
    const isOver = signal?.aborted === true || token !== readToken();
    if ((error as ApiError).failure.kind !== 'network' || isOver) throw error;
    return once();
  });
}

/** Random key of one press; `crypto.randomUUID` is missing over plain http. */
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

async function ask(
  url: string,
  init: RequestInit,
  limit: number,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  let kind: Failure['kind'] = connection.isOffline?.() ? 'offline' : 'network';
  const control = new AbortController();
  const leave = (): void => control.abort();
  const stop = (why: Failure['kind']) => () => {
    kind = why;
    leave();
  };
  let forget = (): void => {};
  const timers = [
    setTimeout(stop('timeout'), limit),
    setTimeout(() => (forget = addWait(stop('stopped'))), LONG),
  ];
  signal?.addEventListener('abort', leave);
  if (signal?.aborted) leave();
  try {
    const early = takeEarly(url, init.body);
    control.signal.addEventListener('abort', () => early?.control.abort());
    const response = await (early?.answer ?? fetch(url, { ...init, signal: control.signal }));
    const served = Date.parse(response.headers.get('Date') ?? '');
    if (!Number.isNaN(served)) connection.onDate?.(served);
    return { response, text: await response.text() };
  } catch {
    throw new ApiError({ kind, status: null, statusText: '', message: null, fields: {} });
  } finally {
    timers.forEach(clearTimeout);
    forget();
    signal?.removeEventListener('abort', leave);
  }
}

/** A page after a redirect is a sign-in; so are several 419. */
function isSessionOver({ ok, status, redirected }: Response, isPage: boolean): boolean {
  if (status === 419) expired += 1;
  else if (ok && !isPage) expired = 0;
  return (isPage && redirected) || (status === 419 && expired >= MANY);
}

/**
 * Reads the answer of a call that returns nothing: an empty one, or an object.
 * @throws {TypeError} if it is cut or is text, which leaves open whether the call was carried out
 */
export function asNothing(answer: unknown): void {
  if (answer !== undefined) asMessage(answer);
}

/**
 * Reads the answer to a change of a password: an object.
 * @throws {TypeError} for any other answer
 */
export function asMessage(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new TypeError('no message');
}
