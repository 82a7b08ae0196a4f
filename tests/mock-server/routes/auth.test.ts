import { beforeEach, expect, test } from 'vitest';
import { GRANTS } from '../../domain/access/grants';
import { openTestServer, postAtOnce } from '../support/testServer';

const { server } = await openTestServer();
const visitor = server.as();
beforeEach(() => server.restart());

const PASSWORD = 'Demo1234!';
const NEW = 'Nova5678?';

function login(email: string, password = PASSWORD) {
  return visitor.post('/auth/login', { email, password });
}
async function getToken(email: string, password = PASSWORD): Promise<string> {
  return (await login(email, password)).json.data.token.plainTextToken;
}

test("a sign-in answers a token, the user, the permissions and the district's schools", async () => {
  const { status, json } = await login('assesor_mobilitat@example.org');
  expect(status).toBe(200);
  expect(json.data.token).toEqual({
    accessToken: { id: 1, name: 'punt-jove' },
    plainTextToken: expect.stringMatching(/^\d+\|[A-Za-z0-9]{48}$/),
  });
  expect(json.data.user).toMatchObject({
    email: 'assesor_mobilitat@example.org',
    role: 'assesor_mobilitat',
    force_password_change: false,
    oficina: { id: 1, nom: 'Oficina Gràcia', name: 'Oficina Gràcia', districte: 'gracia' },
  });
  expect(Object.keys(json.data.user)).toEqual([
    'id',
    'nom_complet',
    'email',
    'role',
    'force_password_change',
    'oficina',
  ]);
  expect(json.data.permissions).toEqual(GRANTS.assesor_mobilitat);
  expect(json.data.centres_districte[0]).toEqual({ id: 1, nom: 'Institut Exemple' });
});

test('staff of an antena have it as office; the central level has no office and no schools', async () => {
  const antena = (await login('antena@example.org')).json.data;
  expect(antena.user.oficina).toEqual({
    id: 101,
    nom: 'Antena Institut Exemple',
    name: 'Antena Institut Exemple',
    districte: 'gracia',
    antenas: [],
  });
  expect(antena.centres_districte.length).toBeGreaterThan(0);
  const admin = (await login('admin@example.org')).json.data;
  expect([admin.user.oficina, admin.centres_districte]).toEqual([null, []]);
});

test.each([
  [{ email: 'ningu@example.org', password: PASSWORD }, { email: ['El correu electrònic no existeix.'] }],
  [{ email: 'admin@example.org', password: 'Demo1234?' }, { password: ['La contrasenya no és correcta.'] }],
  [{ email: 'inactiu@example.org', password: PASSWORD }, { email: ['Aquest compte està desactivat.'] }],
  [{ email: 'admin', password: PASSWORD }, { email: ['El correu electrònic no és vàlid.'] }],
  [{ email: 'admin@example.org' }, { password: ['Aquest camp és obligatori.'] }],
  [
    { email: { a: 1 }, password: ['x'] },
    { email: ['Aquest camp és obligatori.'], password: ['Aquest camp és obligatori.'] },
  ],
])('a refused sign-in is 422 at its field (%j)', async (body, errors) => {
  const { status, json } = await visitor.post('/auth/login', body);
  expect([status, json.errors]).toEqual([422, errors]);
});

test('the message of a 422 has the first issue and the number of others', async () => {
  const one = await visitor.post('/auth/login', { email: 'ningu@example.org', password: 'x' });
  expect(one.json.message).toBe('El correu electrònic no existeix.');
  const two = await visitor.post('/auth/login', {});
  expect(two.json.message).toBe('Aquest camp és obligatori. (i 1 error més)');
});

test('e-mails are compared regardless of capitals', async () => {
  expect((await login('ADMIN@Example.org')).json.data.user.email).toBe('admin@example.org');
});

test('signing out ends only its own session', async () => {
  const [one, other] = [await getToken('admin@example.org'), await getToken('admin@example.org')];
  expect(one).not.toBe(other);
  const { status, text } = await server.as(one).post('/auth/logout');
  expect([status, text]).toEqual([204, '']);
  expect((await server.as(one).get('/interns/ambits')).status).toBe(401);
  expect((await server.as(one).post('/auth/logout')).status).toBe(401);
  expect((await server.as(other).get('/interns/ambits')).status).toBe(200);
});

test('a changed password ends the other sessions and keeps its own', async () => {
  const [one, other] = [await getToken('admin@example.org'), await getToken('admin@example.org')];
  const changed = await server.as(one).patch('/auth/profile', {
    current_password: PASSWORD,
    password: NEW,
    password_confirmation: NEW,
  });
  expect([changed.status, changed.json.data.email]).toEqual([200, 'admin@example.org']);
  expect((await server.as(one).get('/interns/ambits')).status).toBe(200);
  expect((await server.as(other).get('/interns/ambits')).status).toBe(401);
  expect((await login('admin@example.org')).status).toBe(422);
  expect((await login('admin@example.org', NEW)).status).toBe(200);
});

test.each([
  [{ current_password: 'Demo1234?', password: NEW, password_confirmation: NEW }, ['current_password']],
  [{ password: NEW, password_confirmation: NEW }, ['current_password']],
  [{ current_password: PASSWORD, password: PASSWORD, password_confirmation: PASSWORD }, ['password']],
  [{ current_password: PASSWORD, password: 'curta', password_confirmation: 'curta' }, ['password']],
  [
    { current_password: PASSWORD, password: NEW, password_confirmation: `${NEW}x` },
    ['password_confirmation'],
  ],
  [{}, ['current_password', 'password', 'password_confirmation']],
])('a refused change of password is 422 at its fields and changes nothing (%j)', async (body, fields) => {
  const me = await server.signIn('admin');
  const { status, json } = await me.patch('/auth/profile', body);
  expect([status, Object.keys(json.errors)]).toEqual([422, fields]);
  expect((await login('admin@example.org')).status).toBe(200);
});

test('with a pending password only new-password, profile and logout are open', async () => {
  const token = await getToken('canvi@example.org');
  const me = server.as(token);
  const pending = { status: 403, json: { message: 'Has de canviar la contrasenya abans de continuar.' } };
  expect(await me.get('/interns/ambits')).toMatchObject(pending);
  expect(await me.get('/assessories')).toMatchObject(pending);
  expect((await me.patch('/auth/profile', {})).status).toBe(422);
  expect((await me.put('/auth/new-password', {})).status).toBe(422);
  expect((await me.post('/auth/logout')).status).toBe(204);
});

test('the forced change answers like a sign-in and opens the other calls', async () => {
  const me = server.as(await getToken('canvi@example.org'));
  const body = { token: '', email: 'Canvi@example.org', password: NEW, password_confirmation: NEW };
  const { status, json } = await me.put('/auth/new-password', body);
  expect([status, json.data.user.force_password_change]).toEqual([200, false]);
  expect(Object.keys(json.data)).toEqual(['token', 'user', 'permissions', 'centres_districte']);
  const again = server.as(json.data.token.plainTextToken);
  expect((await again.get('/interns/ambits')).status).toBe(200);
  expect((await again.put('/auth/new-password', body)).status).toBe(403);
  expect((await me.get('/interns/ambits')).status).toBe(401);
});

test('a change in the profile also ends the pending one', async () => {
  const me = server.as(await getToken('canvi@example.org'));
  const body = { current_password: PASSWORD, password: NEW, password_confirmation: NEW };
  expect((await me.patch('/auth/profile', body)).json.data.force_password_change).toBe(false);
  expect((await me.get('/interns/ambits')).status).toBe(200);
});

test.each([
  [{ email: 'canvi@example.org', password: PASSWORD, password_confirmation: PASSWORD }, ['password']],
  [{ email: 'admin@example.org', password: NEW, password_confirmation: NEW }, ['email']],
  [{ email: 'canvi@example.org', password: NEW, password_confirmation: '' }, ['password_confirmation']],
  [
    { email: 'canvi@example.org', password: 'totminuscules1!', password_confirmation: 'totminuscules1!' },
    ['password'],
  ],
  [{}, ['email', 'password', 'password_confirmation']],
])('a refused forced change is 422 at its fields (%j)', async (body, fields) => {
  const me = server.as(await getToken('canvi@example.org'));
  const { status, json } = await me.put('/auth/new-password', body);
  expect([status, Object.keys(json.errors)]).toEqual([422, fields]);
});

test('new-password needs the session and a pending change', async () => {
  const body = { email: 'admin@example.org', password: NEW, password_confirmation: NEW };
  expect((await visitor.put('/auth/new-password', body)).status).toBe(401);
  const me = await server.signIn('admin');
  expect((await me.put('/auth/new-password', body)).status).toBe(403);
});

async function remind(email: string): Promise<string> {
  expect((await visitor.post('/auth/send-password', { email })).status).toBe(200);
  const [, , token, mailed] = (server.backend.mailedLink() ?? '').split('/');
  expect(decodeURIComponent(mailed ?? '')).toBe('informador@example.org');
  return token ?? '';
}

test('a mailed link resets the password once and ends every session', async () => {
  const before = await getToken('informador@example.org');
  const token = await remind('Informador@example.org');
  const body = { token, email: 'informador@example.org', password: NEW, password_confirmation: NEW };
  expect((await visitor.post('/auth/reset-password', body)).status).toBe(200);
  expect((await server.as(before).get('/interns/ambits')).status).toBe(401);
  expect((await login('informador@example.org', NEW)).status).toBe(200);
  const again = await visitor.post('/auth/reset-password', body);
  expect([again.status, Object.keys(again.json.errors)]).toEqual([422, ['token']]);
});

test('exactly one of several simultaneous uses of a mailed link succeeds', async () => {
  const token = await remind('informador@example.org');
  const body = { token, email: 'informador@example.org', password: NEW, password_confirmation: NEW };
  const answers = await postAtOnce([visitor, visitor, visitor], '/auth/reset-password', body);
  expect(answers.filter(({ status }) => status === 200).length).toBe(1);
});

test('a mailed link lasts less than sixty minutes, and a newer one ends it', async () => {
  const first = await remind('informador@example.org');
  const body = { email: 'informador@example.org', password: NEW, password_confirmation: NEW };
  const second = await remind('informador@example.org');
  expect((await visitor.post('/auth/reset-password', { ...body, token: first })).status).toBe(422);
  server.setNow('2026-11-20T11:20:00Z');
  expect((await visitor.post('/auth/reset-password', { ...body, token: second })).status).toBe(422);
  server.setNow('2026-11-20T11:19:59Z');
  expect((await visitor.post('/auth/reset-password', { ...body, token: second })).status).toBe(200);
});

test.each([
  [{ email: 'ningu@example.org' }, ['email']],
  [{ email: 'inactiu@example.org' }, ['email']],
  [{ email: 'admin@example.org' }, ['token']],
  [{ password: 'curta', password_confirmation: 'curta' }, ['password']],
  [{ password_confirmation: 'x' }, ['password_confirmation']],
  [{ token: ['x'], password: 1, password_confirmation: '' }, ['token', 'password', 'password_confirmation']],
])('a refused reset is 422 at its fields (%j)', async (changes, fields) => {
  const token = await remind('informador@example.org');
  const body = {
    token,
    email: 'informador@example.org',
    password: NEW,
    password_confirmation: NEW,
    ...changes,
  };
  const { status, json } = await visitor.post('/auth/reset-password', body);
  expect([status, Object.keys(json.errors)]).toEqual([422, fields]);
});

test('a reminder for an unknown e-mail is 422 and mails nothing', async () => {
  const { status, json } = await visitor.post('/auth/send-password', { email: 'ningu@example.org' });
  expect([status, json.errors]).toEqual([422, { email: ['El email no existe'] }]);
  expect(server.backend.mailedLink()).toBeNull();
});
