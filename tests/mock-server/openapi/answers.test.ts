import { Ajv2020, type ErrorObject } from 'ajv/dist/2020';
import formats from 'ajv-formats';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { setNewPassword, signIn } from '../../../src/api/auth';
import { connect } from '../../../src/api/connect';
import { changePassword, resetPassword, sendPassword } from '../../../src/api/password';
import { GRANTS } from '../../../mock-server/access/grants';
import { holds } from '../../../src/domain/access/permissions';
import { ROLES } from '../../../src/domain/access/roles';
import { createBackend, type Backend } from '../../../mock-server/backend';
import { toResponse } from '../../../mock-server/transports/response';
import { TAGS } from '../../../mock-server/calls/tags';
import { createDocument, type Operation } from '../../../mock-server/openapi/document';
import { PASSWORD } from '../../../mock-server/store/rows/professional';
import { checkContract } from '../../contract/check';
import { NOW } from '../support/testServer';

const document = createDocument();
const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema(document, 'api');

type Exchange = {
  method: string;
  path: string;
  query: string[];
  sent: unknown;
  status: number;
  answered: unknown;
};

const parse = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

function listen(): { backend: Backend; exchanges: Exchange[]; fetch: typeof fetch } {
  const now = () => Date.parse(NOW);
  const backend = createBackend({ seed: 1, scenario: 'demo', anchor: now() }, now);
  const exchanges: Exchange[] = [];
  async function ask(input: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> {
    const sent = typeof body === 'string' ? body : '';
    const answer = await backend.answer({
      method,
      url: input,
      body: sent,
      headers: Object.fromEntries(new Headers(headers)),
    });
    if (answer === 'network') throw new TypeError('Failed to fetch');
    const { pathname, searchParams } = new URL(input);
    const path = pathname.replace('/api', '');
    const { status } = answer;
    exchanges.push({
      method,
      path,
      query: [...searchParams.keys()],
      sent: parse(sent),
      status,
      answered: parse(answer.body),
    });
    return toResponse(answer);
  }
  return { backend, exchanges, fetch: ask as typeof fetch };
}

/** Described path of a real one; a literal match comes first. */
function findPath(method: string, path: string): string {
  const fits = Object.keys(document.paths).filter((described) => {
    const pattern = new RegExp(`^${described.replace('{id}', '\\d+')}$`);
    return document.paths[described]?.[method.toLowerCase()] && pattern.test(path);
  });
  expect(fits, `${method} ${path}`).toHaveLength(1);
  return fits[0]!;
}

function findErrors(place: readonly string[], value: unknown): string[] {
  const pointer = place.map((part) => encodeURIComponent(part.replaceAll('/', '~1'))).join('/');
  const validate = ajv.getSchema(`api#/${pointer}`);
  if (!validate) return [`no schema at ${pointer}`];
  return validate(value)
    ? []
    : (validate.errors ?? []).map(
        (error: ErrorObject) => `${error.instancePath.replaceAll(/\d+/g, '*')} ${error.message}`,
      );
}

const CONTENT = ['content', 'application/json', 'schema'];

function findDeviations({ method, path, query, sent, status, answered }: Exchange): string[] {
  const described = findPath(method, path);
  const verb = method.toLowerCase();
  const operation = document.paths[described]?.[verb] as Operation;
  const at = ['paths', described, verb];
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const missing = parameters.filter(({ name, required }) => required && !query.includes(name));
  const deviations = [
    ...query.filter((name) => !parameters.some((parameter) => parameter.name === name)),
    ...(status < 300 ? missing.map(({ name }) => `without ${name}`) : []),
  ];
  if (status < 300 && operation.requestBody)
    deviations.push(...findErrors([...at, 'requestBody', ...CONTENT], sent));
  if (status < 300 && !operation.requestBody && sent !== undefined) deviations.push('a body');
  const response = operation.responses[status];
  if (!response) deviations.push('is not described');
  else if ('$ref' in response) {
    deviations.push(...findErrors([...response.$ref.split('/').slice(1), ...CONTENT], answered));
  } else if (response.content)
    deviations.push(...findErrors([...at, 'responses', String(status), ...CONTENT], answered));
  else if (answered !== undefined) deviations.push('an answer');
  return deviations.map((fault) => `${method} ${described} ${status}: ${fault}`);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('calls of the product', () => {
  const { backend, exchanges, fetch } = listen();

  beforeAll(async () => {
    vi.stubGlobal('fetch', fetch);
    const url = 'http://localhost';
    await checkContract({
      url,
      email: 'admin@example.org',
      password: PASSWORD,
      write: true,
      readNow: () => Date.parse(NOW),
    });
    const change = { password: 'Nova1234!', password_confirmation: 'Nova1234!' };
    await sendPassword({ email: 'informador@example.org' });
    const [token = ''] = backend.mailedLink()?.split('/').slice(2) ?? [];
    await resetPassword({ token, email: 'informador@example.org', ...change });
    let session = await signIn({ email: 'canvi@example.org', password: PASSWORD });
    connect({ baseUrl: url, getToken: () => session.token });
    session = await setNewPassword({ email: 'canvi@example.org', ...change });
    await changePassword({
      current_password: change.password,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    });
  });

  test('requests and answers of the product match the description', () => {
    expect([...new Set(exchanges.flatMap(findDeviations))]).toEqual([]);
  });

  test('the product makes every described call', () => {
    const done = exchanges.filter(({ status }) => status < 300);
    const seen = new Set(done.map(({ method, path }) => `${method} ${findPath(method, path)}`));
    const calls = TAGS.flatMap((tag) => tag.calls.map(({ method, path }) => `${method} ${path}`));
    expect(calls.filter((call) => !seen.has(call))).toEqual([]);
  });
});

describe('refusals', () => {
  const { exchanges, fetch } = listen();
  // After logout every call would be refused.
  const calls = TAGS.flatMap((tag) => tag.calls).filter(({ path }) => path !== '/auth/logout');
  const toKey = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

  /** Status of each call for a person, with an empty body and an id that does not exist. */
  async function refuse(email: string | null, sent = '{}'): Promise<Map<string, number>> {
    const url = 'http://localhost/api';
    const headers: Record<string, string> = {};
    if (email !== null) {
      const body = JSON.stringify({ email, password: PASSWORD });
      const { data } = await (await fetch(`${url}/auth/login`, { method: 'POST', body })).json();
      headers['Authorization'] = `Bearer ${data.token.plainTextToken}`;
    }
    const found = new Map<string, number>();
    for (const call of calls) {
      const { method, path } = call;
      const body = call.body ? sent : null;
      const { status } = await fetch(url + path.replace('{id}', '999999'), { method, headers, body });
      found.set(toKey(call), status);
    }
    return found;
  }

  test.each([null, 'canvi@example.org', ...ROLES.map((role) => `${role}@example.org`)])(
    'refusals of %s match the description',
    async (email) => {
      exchanges.length = 0;
      await refuse(email);
      expect(exchanges.flatMap(findDeviations)).toEqual([]);
    },
  );

  test.each(ROLES)('%s is refused exactly where a permission is missing', async (role) => {
    const found = await refuse(`${role}@example.org`);
    // Completions also need the type's own permission; a new password needs a pending one.
    const others = calls.filter(
      ({ path, body }) => body?.startsWith('Realitzacio') || path.endsWith('new-password'),
    );
    const refused = calls.filter((call) => found.get(toKey(call)) === 403);
    const lacked = calls.filter(({ permission }) => permission && !holds(GRANTS[role], permission));
    expect(refused.filter((call) => lacked.includes(call) || !others.includes(call))).toEqual(lacked);
  });

  test('a body other than an object is 400, as described, in every call with a body', async () => {
    exchanges.length = 0;
    const found = await refuse('admin@example.org', '[]');
    const malformed = calls.filter((call) => found.get(toKey(call)) === 400);
    expect(malformed).toEqual(calls.filter(({ body }) => body));
    expect(exchanges.flatMap(findDeviations)).toEqual([]);
  });
});
