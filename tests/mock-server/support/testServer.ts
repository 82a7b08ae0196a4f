import { request as createRequest, type IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { createBackend, type Backend } from '../../../mock-server/backend';
import type { SizeName } from '../../../mock-server/seed/sizes';
import { PASSWORD } from '../../../mock-server/store/rows/professional';
import { carry } from '../../../mock-server/transports/http';

/** A Friday in Madrid, 11:20. */
export const NOW = '2026-11-20T10:20:00Z';

type Options = { now?: string; seed?: number; scenario?: SizeName; scale?: number };
/** Untyped: the expectations check the answers. */
// oxlint-disable-next-line typescript/no-explicit-any
type Json = any;
export type Answer = { status: number; json: Json; text: string; headers: Headers };
export type Client = {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** A POST without its body; the result sends the body. */
  hold(path: string, body: unknown): Promise<() => Promise<Answer>>;
};
export type TestServer = {
  url: string;
  backend: Backend;
  as(token?: string): Client;
  /** Calls of an account: `assesor_laboral` is `assesor_laboral@example.org`. */
  signIn(name: string): Promise<Client>;
  setNow(instant: string): void;
  /** Restores the seed and the first clock. */
  restart(): void;
  close(): Promise<void>;
};

function getHeaders(token?: string): Record<string, string> {
  return { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
}

async function send(url: string, method: string, token?: string, body?: unknown): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: getHeaders(token),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, json: parse(text), text, headers: response.headers };
}

async function hold(url: string, token: string | undefined, body: unknown): Promise<() => Promise<Answer>> {
  const headers = { ...getHeaders(token), Expect: '100-continue' };
  const request = createRequest(url, { method: 'POST', agent: false, headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  request.flushHeaders();
  await new Promise((resolve) => void request.once('continue', resolve));

  return async () => {
    request.end(JSON.stringify(body));
    const response = await answered;
    const text = await readText(response);
    return { status: response.statusCode ?? 0, json: parse(text), text, headers: new Headers() };
  };
}

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The mock server on a free port, with its own clock. */
export async function createTestServer({
  now = NOW,
  seed = 1,
  scenario = 'demo',
  scale = 1,
}: Options = {}): Promise<TestServer> {
  let time = Date.parse(now);
  const backend = createBackend({ seed, scenario, scale, anchor: time }, () => time);
  const { url, close } = await carry(backend, 0);

  function as(token?: string): Client {
    const at = (path: string): string => `${url}/api${path}`;
    return {
      get: (path) => send(at(path), 'GET', token),
      post: (path, body) => send(at(path), 'POST', token, body),
      put: (path, body) => send(at(path), 'PUT', token, body),
      patch: (path, body) => send(at(path), 'PATCH', token, body),
      delete: (path) => send(at(path), 'DELETE', token),
      hold: (path, body) => hold(at(path), token, body),
    };
  }

  return {
    url,
    backend,
    as,
    async signIn(name) {
      const email = name.includes('@') ? name : `${name}@example.org`;
      const { json } = await as().post('/auth/login', { email, password: PASSWORD });
      return as(json.data.token.plainTextToken);
    },
    setNow(instant) {
      time = Date.parse(instant);
    },
    restart() {
      time = Date.parse(now);
      backend.setFault(null);
      backend.reset();
    },
    close,
  };
}

export async function openTestServer(options?: Options): Promise<{ server: TestServer; admin: Client }> {
  const server = await createTestServer(options);
  afterAll(() => server.close());
  return { server, admin: await server.signIn('admin') };
}

/** Answers to simultaneous POSTs: all have begun before the first body is sent. */
export async function postAtOnce(clients: readonly Client[], path: string, body: unknown): Promise<Answer[]> {
  const releases = await Promise.all(clients.map((client) => client.hold(path, body)));
  return Promise.all(releases.map((release) => release()));
}
