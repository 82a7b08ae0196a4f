import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackend, type Backend } from '../../../mock-server/backend';
import { patchFetch } from '../../../mock-server/transports/fetch';
import { NOW } from '../support/testServer';

const SIGN_IN = JSON.stringify({ email: 'admin@example.org', password: 'Demo1234!' });
const BASE = 'http://demo.test/api';
const outside = vi.fn<typeof fetch>(() => Promise.resolve(new Response('outside')));
let backend: Backend;
let undo: () => void;

beforeEach(() => {
  vi.stubGlobal('fetch', outside);
  outside.mockClear();
  backend = createBackend({ seed: 1, anchor: Date.parse(NOW) }, () => Date.parse(NOW));
  undo = patchFetch({ base: BASE, answer: (request) => backend.answer(request) });
});
afterEach(() => {
  undo();
  vi.unstubAllGlobals();
});

test("the API's calls are answered for every form of fetch's arguments", async () => {
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

test('other requests are passed on untouched', async () => {
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

test('an aborted call rejects with its reason and has no effect', async () => {
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

test('a slow call can be aborted', async () => {
  backend.setFault({ kind: 'slow', ms: 60_000 });
  const controller = new AbortController();
  const pending = fetch(`${BASE}/interns/ambits`, { signal: controller.signal });
  controller.abort('prou');
  await expect(pending).rejects.toBe('prou');
});

test('faults cause a status, no network or a malformed answer, a number of times', async () => {
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

test('removing the patch restores fetch', () => {
  undo();
  expect(globalThis.fetch).toBe(outside);
});
