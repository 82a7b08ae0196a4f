import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDemo } from '../../mock-server/browser';
import { GRANTS } from '../domain/access/grants';
import { createStorage } from './support/storage';
import { NOW } from './support/testServer';

const BASE = 'http://demo.test/api';
let time: number;
let demo: Awaited<ReturnType<typeof startDemo>>;
let storage: Storage;

async function start(): Promise<void> {
  demo = await startDemo({ now: () => time, storage, base: BASE });
}
async function reload(): Promise<void> {
  demo.stop();
  await start();
}
async function call(method: string, path: string, token = '', body?: unknown) {
  const response = await fetch(BASE + path, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, json: text === '' ? undefined : JSON.parse(text) };
}
async function signIn(): Promise<string> {
  const body = { email: 'admin@example.org', password: 'Demo1234!' };
  return (await call('POST', '/auth/login', '', body)).json.data.token.plainTextToken;
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('outside')));
  time = Date.parse(NOW);
  storage = createStorage();
  await start();
});
afterEach(() => {
  demo.stop();
  vi.unstubAllGlobals();
});

test('the demo lists its accounts with their permissions', () => {
  expect(demo.signIns).toContainEqual({
    email: 'assesor_laboral@example.org',
    role: 'assesor_laboral',
    actiu: true,
    permissions: GRANTS.assesor_laboral,
  });
  expect(demo.signIns.length).toBe(13);
});

test('writes and the session survive a reload, even days later', async () => {
  const token = await signIn();
  const before = (await call('GET', '/assessories', token)).json;
  await call('DELETE', '/assessories/600', token);
  time += 3 * 86_400_000;
  await reload();
  const after = (await call('GET', '/assessories', token)).json;
  expect(after.meta.total).toBe(before.meta.total - 1);
  expect(after.data[0]).toEqual(before.data[1]);
});

test('the storage has one key, without passwords and tokens', async () => {
  const token = await signIn();
  const body = { current_password: 'Demo1234!', password: 'Nova5678?', password_confirmation: 'Nova5678?' };
  expect((await call('PATCH', '/auth/profile', token, body)).status).toBe(200);
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  expect(names).toEqual(['punt-jove.demo']);
  const all = names.map((name) => storage.getItem(name)).join();
  for (const secret of ['Demo1234!', 'Nova5678?', token]) expect(all.includes(secret)).toBe(false);
  await reload();
  expect((await call('PATCH', '/auth/profile', token, body)).json.errors).toHaveProperty('current_password');
});

test("a reset restores today's seed and ends all sessions, also after a reload", async () => {
  const token = await signIn();
  await call('DELETE', '/assessories/600', token);
  time += 7 * 86_400_000;
  demo.reset();
  expect((await call('GET', '/assessories', token)).status).toBe(401);
  await reload();
  const fresh = await call('GET', '/assessories', await signIn());
  expect([fresh.json.meta.total, fresh.json.data[0].id]).toEqual([600, 600]);
  expect(storage.getItem('punt-jove.demo')).toContain(`"anchor":${time},`);
});

test.each([
  'not json',
  'null',
  '{}',
  '{"seed":1,"anchor":"x","log":[]}',
  '{"seed":1,"anchor":1795170000000,"log":[null]}',
  '{"seed":1,"anchor":1795170000000,"log":{}}',
])('an unreadable storage starts a new demo (%s)', async (kept) => {
  storage.setItem('punt-jove.demo', kept);
  await reload();
  expect((await call('GET', '/assessories', await signIn())).json.meta.total).toBe(600);
  expect(storage.getItem('punt-jove.demo')).toContain(`"anchor":${time},`);
});

test("another tab's writes are loaded, not overwritten", async () => {
  const token = await signIn();
  const mine = globalThis.fetch;
  const other = await startDemo({ now: () => time, storage, base: BASE });
  await call('DELETE', '/assessories/600', token);
  const theirs = globalThis.fetch;
  globalThis.fetch = mine;
  expect((await call('GET', '/assessories/600', token)).status).toBe(404);
  await call('DELETE', '/assessories/599', token);
  globalThis.fetch = theirs;
  expect((await call('GET', '/assessories/599', token)).status).toBe(404);
  expect((await call('GET', '/assessories', token)).json.meta.total).toBe(598);
  other.stop();
});

test('calls succeed with a full storage', async () => {
  demo.stop();
  storage = createStorage(20);
  await start();
  const token = await signIn();
  expect((await call('DELETE', '/assessories/600', token)).status).toBe(204);
  expect((await call('GET', '/assessories/600', token)).status).toBe(404);
});

test('the demo offers the mailed link and causes failures of calls', async () => {
  expect(demo.mailedLink()).toBeNull();
  await call('POST', '/auth/send-password', '', { email: 'admin@example.org' });
  expect(demo.mailedLink()).toMatch(/^\/recordar_contrasenya\/\w{64}\/admin%40example\.org$/);
  const link = demo.mailedLink();
  await reload();
  expect(demo.mailedLink()).toBe(link);
  demo.setFault({ kind: 'status', status: 500 });
  expect((await call('GET', '/interns/ambits')).status).toBe(500);
});
