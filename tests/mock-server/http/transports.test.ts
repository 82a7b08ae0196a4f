import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackend, type Backend } from '../../../mock-server/http/backend';
import { patchFetch } from '../../../mock-server/http/transports/fetch';
import { startHttpServer } from '../../../mock-server/node';
import { NOW, createTestServer, type TestServer } from '../support/testServer';

const time = Date.parse(NOW);
const SIGN_IN = JSON.stringify({ email: 'admin@example.org', password: 'Demo1234!' });

describe('in a browser', () => {
  const BASE = 'http://demo.test/api';
  const outside = vi.fn<typeof fetch>(() => Promise.resolve(new Response('outside')));
  let backend: Backend;
  let undo: () => void;

  function patch(latency = 0): void {
    undo = patchFetch({ base: BASE, answer: (request) => backend.answer(request), latency });
  }
  beforeEach(() => {
    vi.stubGlobal('fetch', outside);
    outside.mockClear();
    backend = createBackend({ seed: 1, anchor: time }, () => time);
    patch();
  });
  afterEach(() => {
    undo();
    vi.unstubAllGlobals();
  });

  test("the API's calls are answered, whatever way fetch is asked", async () => {
    const asText = await fetch(`${BASE}/auth/login`, { method: 'POST', body: SIGN_IN });
    const asRequest = await fetch(new Request(`${BASE}/auth/login`, { method: 'POST', body: SIGN_IN }));
    const asUrl = await fetch(new URL(`${BASE}/auth/login`), { method: 'post', body: SIGN_IN });
    expect([asText.status, asRequest.status, asUrl.status]).toEqual([200, 200, 200]);
    expect(asText.headers.get('content-type')).toBe('application/json');
    const { data } = await asText.json();
    const headers = { Authorization: `Bearer ${data.token.plainTextToken}` };
    expect((await fetch(`${BASE}/assessories?tipus=laboral`, { headers })).status).toBe(200);
    const left = await fetch(`${BASE}/auth/logout`, { method: 'POST', headers });
    expect([left.status, await left.text()]).toEqual([204, '']);
    expect(outside).not.toHaveBeenCalled();
  });

  test('everything else passes through untouched', async () => {
    const request = new Request('http://demo.test/apiary', { method: 'POST', body: 'x' });
    const init = { method: 'PUT', body: new Uint8Array([0, 255]) };
    await fetch(request);
    await fetch('http://other.test/api/cites', init);
    expect(outside.mock.calls).toEqual([
      [request, undefined],
      ['http://other.test/api/cites', init],
    ]);
    expect(outside.mock.calls[0]?.[0]).toBe(request);
    expect(outside.mock.calls[1]?.[1]).toBe(init);
    expect(request.bodyUsed).toBe(false);
  });

  test('an aborted call ends with its reason and does nothing', async () => {
    undo();
    patch(60_000);
    const reason = new Error('prou');
    await expect(
      fetch(`${BASE}/auth/login`, { method: 'POST', body: SIGN_IN, signal: AbortSignal.abort(reason) }),
    ).rejects.toBe(reason);
    const controller = new AbortController();
    const pending = fetch(`${BASE}/auth/login`, { method: 'POST', body: SIGN_IN, signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(backend.getStore().log).toEqual([]);
  });

  test('a slow answer can be given up', async () => {
    backend.setFault({ kind: 'slow', ms: 60_000 });
    const controller = new AbortController();
    const pending = fetch(`${BASE}/interns/ambits`, { signal: controller.signal });
    controller.abort('prou');
    await expect(pending).rejects.toBe('prou');
  });

  test('faults: a status, no network, a malformed answer, so many times', async () => {
    const get = () => fetch(`${BASE}/interns/ambits`);
    backend.setFault({ kind: 'status', status: 419, body: { message: 'caducat' }, times: 2 });
    const answers = [await get(), await get(), await get()];
    expect(answers.map(({ status }) => status)).toEqual([419, 419, 401]);
    expect(await answers[0]?.json()).toEqual({ message: 'caducat' });
    backend.setFault({ kind: 'network' });
    await expect(get()).rejects.toBeInstanceOf(TypeError);
    backend.setFault({ kind: 'malformed' });
    const malformed = await get();
    expect(malformed.status).toBe(200);
    await expect(malformed.json()).rejects.toBeInstanceOf(SyntaxError);
    backend.setFault(null);
    expect((await get()).status).toBe(401);
  });

  test('taking the patch back gives fetch back', () => {
    undo();
    expect(globalThis.fetch).toBe(outside);
  });
});

describe('over HTTP', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer();
  });
  afterEach(() => server.close());

  const control = (method: string, path: string, body?: unknown) =>
    fetch(`${server.url}/__demo/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  test('faults are set and taken back beside the API, for the calls that match', async () => {
    const admin = await server.signIn('admin');
    const match = { method: 'get', path: '/interns/a' };
    expect((await control('PUT', 'faults', { kind: 'status', status: 500, match })).status).toBe(204);
    expect(await admin.get('/interns/ambits')).toMatchObject({
      status: 500,
      json: { message: 'Error provocat: 500' },
    });
    expect((await admin.get('/interns/marcs')).status).toBe(200);
    expect((await control('DELETE', 'faults')).status).toBe(204);
    expect((await admin.get('/interns/ambits')).status).toBe(200);

    await control('PUT', 'faults', { kind: 'network' });
    await expect(admin.get('/interns/ambits')).rejects.toThrow('fetch failed');
    await control('PUT', 'faults', { kind: 'malformed' });
    expect(await admin.get('/interns/ambits')).toMatchObject({
      status: 200,
      json: undefined,
      text: '{"data":',
    });
  });

  test('a slow call is answered after all', async () => {
    const admin = await server.signIn('admin');
    server.backend.setFault({ kind: 'slow', ms: 30 });
    const begin = performance.now();
    expect((await admin.get('/interns/ambits')).status).toBe(200);
    expect(performance.now() - begin).toBeGreaterThanOrEqual(29);
  });

  test('the mailed link and the reset', async () => {
    await server.as().post('/auth/send-password', { email: 'admin@example.org' });
    expect(await (await control('GET', 'mail')).json()).toEqual({ link: server.backend.mailedLink() });
    expect(server.backend.mailedLink()).toMatch(
      /^\/recordar_contrasenya\/[A-Za-z0-9]{64}\/admin%40example\.org$/,
    );
    expect((await control('POST', 'reset')).status).toBe(204);
    expect(await (await control('GET', 'mail')).json()).toEqual({ link: null });
  });

  test('an unknown control is 404, a malformed one 400, and the server goes on', async () => {
    expect((await control('GET', 'faults')).status).toBe(404);
    expect((await fetch(`${server.url}/__demo/faults`, { method: 'PUT', body: '{' })).status).toBe(400);
    expect((await server.as().get('/interns/ambits')).status).toBe(401);
  });
});

test('a server of its own on a free port, with a clock that stands still', async () => {
  const { url, close } = await startHttpServer({ port: 0, seed: 1, clock: NOW });
  try {
    const signedIn = await fetch(`${url}/api/auth/login`, { method: 'POST', body: SIGN_IN });
    const { data } = await signedIn.json();
    const headers = { Authorization: `Bearer ${data.token.plainTextToken}` };
    const today = await fetch(`${url}/api/cites?data_inici=2026-11-20&data_fi=2026-11-20`, { headers });
    expect((await today.json()).meta.total).toBeGreaterThan(20);
  } finally {
    await close();
  }
  await expect(fetch(`${url}/api/cites`)).rejects.toThrow('fetch failed');
});

test('two servers with the same seed and clock answer the same', async () => {
  const options = { port: 0, seed: 7, clock: NOW };
  const servers = [await startHttpServer(options), await startHttpServer(options)];
  const answers = await Promise.all(
    servers.map(async ({ url, close }) => {
      const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', body: SIGN_IN });
      const text = await answer.text();
      await close();
      return text;
    }),
  );
  expect(answers[0]).toBe(answers[1]);
});
