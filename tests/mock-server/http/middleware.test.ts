import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

function send(method: string, path: string, body?: string, token?: string): Promise<Response> {
  return fetch(server.url + path, {
    method,
    headers: token === undefined ? {} : { Authorization: token },
    ...(body !== undefined && { body }),
  });
}

test('an unknown path is 404, another method 405 that names the allowed ones', async () => {
  const unknown = await send('GET', '/api/res');
  expect([unknown.status, await unknown.json()]).toEqual([404, { message: 'La ruta /api/res no existeix.' }]);

  const refused = await send('PUT', '/api/cites');
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect(await refused.json()).toEqual({
    message: 'El mètode PUT no està permès a /api/cites. Mètodes permesos: GET, HEAD, POST.',
  });
  expect((await send('GET', '/api/auth/login')).status).toBe(405);
});

test('HEAD answers as GET without a body, OPTIONS what is allowed', async () => {
  const head = await send('HEAD', '/api/cites');
  expect([head.status, await head.text()]).toEqual([401, '']);
  const options = await send('OPTIONS', '/api/assessories/1');
  expect([options.status, options.headers.get('allow')]).toEqual([200, 'GET, HEAD, PATCH, DELETE']);
});

test.each(['', 'Bearer', 'Bearer 1|abc', 'Bearer abc', 'Basic YTpi', 'Bearer 1|', 'Bearer __proto__'])(
  'a call without a session is 401 (%j)',
  async (token) => {
    await server.signIn('admin');
    const answer = await send('GET', '/api/interns/ambits', undefined, token);
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { message: 'La sessió no és vàlida o ha caducat.' },
    ]);
  },
);

test.each(['{', '[]', '"text"', '1', 'null', 'nom=Jana'])(
  'a body that is no JSON object is 400, right after 401 (%s)',
  async (body) => {
    const me = await server.signIn('assesor_laboral');
    const malformed = { status: 400, json: { message: 'El cos de la petició no és un objecte JSON.' } };
    expect((await server.as().post('/assessories', body)).status).toBe(401);
    expect(await me.patch('/assessories/0', body)).toMatchObject(malformed);
    expect(await server.as().post('/auth/login', body)).toMatchObject(malformed);
  },
);

test('no body counts as an empty object', async () => {
  const { status, json } = await server.as().post('/auth/login');
  expect([status, Object.keys(json.errors)]).toEqual([422, ['email', 'password']]);
});

test('a body over a megabyte is 413 and the server goes on', async () => {
  const me = await server.signIn('admin');
  const large = await me.post('/cites', { descripcio: 'x'.repeat(1_000_001) });
  expect([large.status, large.json]).toEqual([413, { message: 'La petició és massa gran.' }]);
  expect((await me.get('/interns/ambits')).status).toBe(200);
});

test.each(['abc', '0', '999999', '1e2', '-1', '1.5', '9999999999999999', '%00', 'constructor'])(
  'a record that does not exist is 404 (%s)',
  async (id) => {
    const me = await server.signIn('admin');
    const missing = { status: 404, json: { message: "No s'ha trobat el registre." } };
    expect(await me.get(`/assessories/${id}`)).toMatchObject(missing);
    expect(await me.delete(`/cites/${id}`)).toMatchObject(missing);
  },
);

test('lacking the action is said before a record is looked for', async () => {
  const informador = await server.signIn('informador');
  expect(await informador.patch('/assessories/999999', {})).toMatchObject({
    status: 403,
    json: { message: 'Et falta el permís edit_assessoria.' },
  });
  const school = await server.signIn('informador_centre_escolar');
  expect((await school.delete('/cites/abc')).status).toBe(403);
});
