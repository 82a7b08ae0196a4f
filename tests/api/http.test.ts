import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type Failure } from '../../src/api/errors';
import { connect } from '../../src/api/connect';
import { asMessage, asNothing, call } from '../../src/api/http';

const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchStub.mockReset();
  vi.stubGlobal('fetch', fetchStub);
  connect({ baseUrl: 'https://api.example.org', getToken: () => '1|abc' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  connect({ baseUrl: '', getToken: () => '1|abc' });
});

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

function answer(body: string | null, init: ResponseInit = {}): void {
  fetchStub.mockResolvedValue(new Response(body, { headers: JSON_TYPE, ...init }));
}

const readAll = (read: unknown) => read;
const get = () => call('GET', 'cites', { read: readAll });

async function getFailure(promise: Promise<unknown>): Promise<Failure> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return (error as ApiError).failure;
}

const none = { statusText: '', message: null, fields: {} };

describe('a call (spec §7)', () => {
  test("has the token, asks for JSON, and returns the server's answer", async () => {
    answer('{"data":[1]}');
    expect(await get()).toEqual({ data: [1] });
    expect(fetchStub.mock.calls).toEqual([
      [
        'https://api.example.org/api/cites',
        {
          method: 'GET',
          keepalive: true,
          headers: { Accept: 'application/json', Authorization: 'Bearer 1|abc' },
          signal: expect.any(AbortSignal),
        },
      ],
    ]);
  });

  test('sends its body as JSON', async () => {
    answer('{}');
    await call('POST', 'cites', { body: { jove: { nom: 'Núria' } }, read: readAll });
    expect(fetchStub.mock.calls[0]?.[1]).toEqual({
      method: 'POST',
      keepalive: true,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Authorization: 'Bearer 1|abc',
        'Idempotency-Key': expect.any(String),
      },
      body: '{"jove":{"nom":"Núria"}}',
      signal: expect.any(AbortSignal),
    });
  });

  test('that writes has a key of its own, unless the API at another origin does not allow it', async () => {
    const readKeys = () =>
      fetchStub.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
    const write = () => call('POST', 'cites', { body: {}, read: readAll });
    fetchStub.mockImplementation(async () => new Response('{}', { headers: JSON_TYPE }));
    await write();
    await write();
    await get();
    const [first, second, read] = readKeys();
    expect(first).toMatch(/^[-a-z\d]{8,}$/);
    expect([second === first, read]).toEqual([false, null]);
    fetchStub.mockClear();
    connect({ baseUrl: 'https://api.example.org', getToken: () => '1|abc', sendsKeys: false });
    await write();
    expect(readKeys()).toEqual([null]);
  });

  test('is not sent without a session, unless it needs none', async () => {
    connect({ baseUrl: '', getToken: () => null });
    answer('{}');
    expect(await getFailure(get())).toEqual({ kind: 'status', status: 401, ...none, unsent: true });
    expect(fetchStub.mock.calls).toEqual([]);
    await call('GET', 'cites', { read: readAll, isPublic: true });
    expect(fetchStub.mock.calls).toEqual([
      [
        '/api/cites',
        {
          method: 'GET',
          keepalive: true,
          headers: { Accept: 'application/json' },
          signal: expect.any(AbortSignal),
        },
      ],
    ]);
  });

  test('outlives its page only if it cannot be aborted', async () => {
    fetchStub.mockImplementation(() => Promise.resolve(new Response('{}', { headers: JSON_TYPE })));
    await call('DELETE', 'cites/1', { read: readAll });
    await call('GET', 'cites', { read: readAll, signal: new AbortController().signal });
    expect(fetchStub.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
  });

  test('reads the token anew each time', async () => {
    const tokens = ['1|abc', '2|def'];
    connect({ baseUrl: '', getToken: () => tokens.shift() ?? null });
    fetchStub.mockImplementation(() => Promise.resolve(new Response('{}', { headers: JSON_TYPE })));
    await get();
    await get();
    const sent = fetchStub.mock.calls.map(
      ([, init]) => (init?.headers as Record<string, string> | undefined)?.['Authorization'],
    );
    expect(sent).toEqual(['Bearer 1|abc', 'Bearer 2|def']);
  });

  test('accepts any 2xx', async () => {
    answer('{"data":1}', { status: 201 });
    expect(await get()).toEqual({ data: 1 });
  });

  test.each([
    [null, 204],
    ['', 200],
    ['{}', 200],
    ['{"message":"fet"}', 200],
  ])('that returns nothing accepts %j', async (body, status) => {
    answer(body, { status });
    expect(await call('DELETE', 'cites/1', { read: asNothing })).toBeUndefined();
  });

  test.each(['{"mess', 'false', '[]', '"fet"'])('that returns nothing fails on %j', async (body) => {
    answer(body);
    expect(await getFailure(call('DELETE', 'cites/1', { read: asNothing }))).toMatchObject({
      kind: 'malformed',
    });
  });

  test('that changes a password also fails on an empty answer', async () => {
    answer('');
    expect(await getFailure(call('PATCH', 'auth/profile', { read: asMessage }))).toMatchObject({
      kind: 'malformed',
    });
  });

  test('returns a text unchanged', async () => {
    answer('id;nom\r\n1;Ada\r\n', { headers: { 'content-type': 'text/csv' } });
    expect(await get()).toBe('id;nom\r\n1;Ada\r\n');
  });

  test('waits for an asynchronous reader', async () => {
    answer('{"data":1}');
    expect(await call('GET', 'cites', { read: () => Promise.resolve('read') })).toBe('read');
  });
});

describe('a failed call (spec §8)', () => {
  test('fails without an answer', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await getFailure(get())).toEqual({ kind: 'network', status: null, ...none });
  });

  test('fails when aborted', async () => {
    const controller = new AbortController();
    fetchStub.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    const failure = getFailure(call('GET', 'cites', { read: readAll, signal: controller.signal }));
    controller.abort();
    expect(await failure).toEqual({ kind: 'network', status: null, ...none });
  });

  test.each([400, 401, 403, 404, 419, 422, 500, 503])(
    'with %i, keeps the status and the words',
    async (status) => {
      answer('{"message":"No pot ser"}', { status, statusText: 'Nope' });
      expect(await getFailure(get())).toEqual({
        kind: 'status',
        status,
        statusText: 'Nope',
        message: 'No pot ser',
        fields: {},
      });
    },
  );

  test('keeps the first message of each field (spec §5)', async () => {
    const errors = { 'jove.nom': ['Falta', 'És curt'], edat: 'No val', buit: [], estrany: 3 };
    answer(JSON.stringify({ message: 'Dades', errors }), { status: 422 });
    expect(await getFailure(get())).toEqual({
      kind: 'status',
      status: 422,
      statusText: '',
      message: 'Dades',
      fields: { 'jove.nom': 'Falta', edat: 'No val' },
    });
  });

  test.each([
    ['success false', { success: false, message: 'És tancat' }, 'És tancat', {}],
    ['a text as error', { error: 'És tancat' }, 'És tancat', {}],
    ['an error with a message', { error: { message: 'És tancat' } }, 'És tancat', {}],
    ['a list of errors', { errors: ['És tancat'] }, 'És tancat', {}],
    ['a text as errors', { errors: 'És tancat' }, 'És tancat', {}],
    ['records of errors', { errors: [{ code: 7, message: 'És tancat' }] }, 'És tancat', {}],
    [
      'errors of JSON:API',
      { errors: [{ status: '422', title: 'Dades', detail: 'És tancat', source: { pointer: '/data' } }] },
      'És tancat',
      {},
    ],
    ['errors within', { errors: { jove: { nom: ['És tancat'] } } }, 'És tancat', {}],
    ['errors by field', { errors: { edat: ['No val'] } }, null, { edat: 'No val' }],
    [
      'errors by other names of fields',
      { errors: { 'jove[nom]': ['Falta'], oficinaId: ['No hi és'], 'conegut.0': ['No val'] } },
      null,
      { 'jove.nom': 'Falta', oficina_id: 'No hi és', conegut: 'No val' },
    ],
  ])('that writes is refused with 200 and %s', async (_, body, message, fields) => {
    answer(JSON.stringify(body));
    const failure = { kind: 'status', status: 422, statusText: '', message, fields };
    expect(await getFailure(call('POST', 'cites', { read: readAll }))).toEqual(failure);
  });

  test('that writes succeeds with empty errors', async () => {
    answer('{"success":true,"error":null,"errors":[],"data":1}');
    expect(await call('POST', 'cites', { read: readAll })).toMatchObject({ data: 1 });
  });

  test.each([
    ['no body', null, {}],
    ['half an answer', '{"mess', {}],
    ['an empty message', '{"message":"","errors":null}', {}],
    ['a message that is no text', '{"message":{"a":1},"errors":[1]}', {}],
    ['null', 'null', {}],
    ['a page instead of JSON', '<html>', { headers: { 'content-type': 'text/html' } }],
  ])('has no words with %s', async (_, body, init) => {
    answer(body, { status: 500, ...init });
    expect(await getFailure(get())).toEqual({ kind: 'status', status: 500, ...none });
  });
});

test("a 401 to a former session's token does not end the present one", async () => {
  const tokens = ['1|abc', '2|def'];
  connect({ baseUrl: '', getToken: () => tokens.shift() ?? null });
  answer('{}', { status: 401 });
  expect(await getFailure(get())).toEqual({ kind: 'network', status: null, ...none });
  connect({ baseUrl: '', getToken: () => '1|abc' });
  answer('{}', { status: 401 });
  expect(await getFailure(get())).toMatchObject({ status: 401 });
});

describe('an unreadable answer', () => {
  const refuse = () => {
    throw new TypeError('not this');
  };

  test('is malformed, whatever its words', async () => {
    answer('{"message":"Fet"}');
    expect(await getFailure(call('GET', 'cites', { read: refuse }))).toEqual({
      kind: 'malformed',
      status: 200,
      ...none,
    });
  });

  test('is malformed when the reader fails later', async () => {
    answer('{}');
    const later = () => Promise.reject(new TypeError('not this'));
    expect((await getFailure(call('GET', 'cites', { read: later }))).kind).toBe('malformed');
  });

  test('is undefined for its reader without a body', async () => {
    answer('');
    expect(await get()).toBeUndefined();
  });

  test.each(['{"data":', '{"data":{"id":1}'])('%j, which is cut, is malformed', async (body) => {
    answer(body);
    expect((await getFailure(call('POST', 'cites', { read: asMessage }))).kind).toBe('malformed');
  });
});
