import { expect, test } from 'vitest';
import { openTestServer } from '../support/testServer';

const { server } = await openTestServer();

test.each(['', 'Bearer', 'Bearer 1|abc', 'Bearer abc', 'Basic YTpi', 'Bearer 1|', 'Bearer __proto__'])(
  'a call without a session is 401 (%j)',
  async (token) => {
    await server.signIn('admin');
    const answer = await fetch(`${server.url}/api/interns/ambits`, { headers: { Authorization: token } });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { message: 'La sessió no és vàlida o ha caducat.' },
    ]);
  },
);

test.each(['{', '[]', '"text"', '1', 'null', 'nom=Jana'])(
  'a body other than a JSON object is 400, checked right after 401 (%s)',
  async (body) => {
    const me = await server.signIn('assesor_laboral');
    const malformed = { status: 400, json: { message: 'El cos de la petició no és un objecte JSON.' } };
    expect((await server.as().post('/assessories', body)).status).toBe(401);
    expect(await me.patch('/assessories/0', body)).toMatchObject(malformed);
    expect(await server.as().post('/auth/login', body)).toMatchObject(malformed);
  },
);

test('a missing body counts as an empty object', async () => {
  const { status, json } = await server.as().post('/auth/login');
  expect([status, Object.keys(json.errors)]).toEqual([422, ['email', 'password']]);
});

test('a body over a megabyte is 413, and the server keeps running', async () => {
  const me = await server.signIn('admin');
  const large = await me.post('/cites', { descripcio: 'x'.repeat(1_000_001) });
  expect([large.status, large.json]).toEqual([413, { message: 'La petició és massa gran.' }]);
  expect((await me.get('/interns/ambits')).status).toBe(200);
});

test.each(['abc', '0', '999999', '1e2', '-1', '1.5', '9999999999999999', '%00', 'constructor'])(
  'a missing record is 404 (%s)',
  async (id) => {
    const me = await server.signIn('admin');
    const missing = { status: 404, json: { message: "No s'ha trobat el registre." } };
    expect(await me.get(`/assessories/${id}`)).toMatchObject(missing);
    expect(await me.delete(`/cites/${id}`)).toMatchObject(missing);
  },
);

test('a missing permission is refused before the record is looked up', async () => {
  const informador = await server.signIn('informador');
  expect(await informador.patch('/assessories/999999', {})).toMatchObject({
    status: 403,
    json: { message: 'Et falta el permís edit_assessoria.' },
  });
  const school = await server.signIn('informador_centre_escolar');
  expect((await school.delete('/cites/abc')).status).toBe(403);
});
