import { beforeEach, expect, test } from 'vitest';
import { openTestServer } from '../support/testServer';

const { server } = await openTestServer();
beforeEach(() => server.restart());

const control = (method: string, path: string, body?: unknown) =>
  fetch(`${server.url}/__demo/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

test('controls beside the API set and remove faults of matching calls', async () => {
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

test('a slow call is answered late', async () => {
  const admin = await server.signIn('admin');
  server.backend.setFault({ kind: 'slow', ms: 30 });
  const begin = performance.now();
  expect((await admin.get('/interns/ambits')).status).toBe(200);
  expect(performance.now() - begin).toBeGreaterThanOrEqual(29);
});

test('controls answer the mailed link and reset the data', async () => {
  await server.as().post('/auth/send-password', { email: 'admin@example.org' });
  expect(await (await control('GET', 'mail')).json()).toEqual({ link: server.backend.mailedLink() });
  expect(server.backend.mailedLink()).toMatch(
    /^\/recordar_contrasenya\/[A-Za-z0-9]{64}\/admin%40example\.org$/,
  );
  expect((await control('POST', 'reset')).status).toBe(204);
  expect(await (await control('GET', 'mail')).json()).toEqual({ link: null });
});

test('an unknown control is 404, a malformed one 400, and the server keeps running', async () => {
  expect((await control('GET', 'faults')).status).toBe(404);
  expect((await fetch(`${server.url}/__demo/faults`, { method: 'PUT', body: '{' })).status).toBe(400);
  expect((await server.as().get('/interns/ambits')).status).toBe(401);
});

test('an idle connection has no limit: a call sent while it is closed would be lost', async () => {
  const answer = await server.as().get('/interns/ambits');
  expect([answer.headers.get('connection'), answer.headers.get('keep-alive')]).toEqual(['keep-alive', null]);
});
