import { request as createRequest, type IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { createBackend, type Backend } from '../../../mock-server/backend';
import type { SizeName } from '../../../mock-server/seed/sizes';
import { PASSWORD } from '../../../mock-server/store/rows/professional';
import { carry } from '../../../mock-server/transports/http';

/** A Friday morning in Madrid, eleven twenty. */
export const NOW = '2026-11-20T10:20:00Z';

type Options = { now?: string; seed?: number; scenario?: SizeName; scale?: number };
/** A test looks at whatever comes: its expectations are the check. */
// oxlint-disable-next-line typescript/no-explicit-any
type Json = any;
export type Answer = { status: number; json: Json; text: string; headers: Headers };
export type Client = {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** A POST whose body the server waits for; what comes back sends the body. */
  hold(path: string, body: unknown): Promise<() => Promise<Answer>>;
};
export type TestServer = {
  url: string;
  backend: Backend;
  /** Anybody's calls, without a session or with a token. */
  as(token?: string): Client;
  /** The calls of a sign-in, `assesor_laboral` for `assesor_laboral@example.org`. */
  signIn(name: string): Promise<Client>;
  /** Moves the clock. */
  setNow(instant: string): void;
  /** The seed again, and the clock as it was at first. */
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

/** The mock server on a free port, with a clock of its own. */
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

/** A server for all tests of a file, and the administrator's calls. */
export async function openTestServer(options?: Options): Promise<{ server: TestServer; admin: Client }> {
  const server = await createTestServer(options);
  afterAll(() => server.close());
  return { server, admin: await server.signIn('admin') };
}

/** The answers to posts that are all under way in the server before the first of their bodies comes. */
export async function postAtOnce(clients: readonly Client[], path: string, body: unknown): Promise<Answer[]> {
  const releases = await Promise.all(clients.map((client) => client.hold(path, body)));
  return Promise.all(releases.map((release) => release()));
}
