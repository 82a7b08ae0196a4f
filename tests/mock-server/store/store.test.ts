import { beforeEach, expect, test } from 'vitest';
import { toBytes } from '../support/toBytes';
import { createStore } from '../../../mock-server/seed/createStore';
import { ACTIVITAT, JOVE, bookingOf, completionOf, findFreeSlot } from '../support/fixtures';
import { NOW, openTestServer } from '../support/testServer';

const { server } = await openTestServer();
beforeEach(() => server.restart());

const ORIGIN = { seed: 1, anchor: Date.parse(NOW) };
const NEW = 'Nova5678?';

/** One write of each kind. */
async function writeEverything(): Promise<void> {
  const admin = await server.signIn('admin');
  const slot = findFreeSlot(server, ({ tipus }) => tipus === 'habitatge');
  const booked = (await admin.post('/cites', bookingOf(slot))).json.data;
  server.setNow('2026-11-20T10:45:00Z');
  const visit = {
    tipus: 'laboral',
    modalitat: 'Presencial',
    oficina_id: 1,
    date: '2026-11-20T09:00:00Z',
    ...JOVE,
  };
  const made = (await admin.post('/assessories', visit)).json.data;
  const other = (await admin.post('/assessories', visit)).json.data;
  await admin.patch(`/assessories/${made.id}`, { jove: { nom: 'Nova' }, conegut: ['web'] });
  await admin.patch(`/assessories/${other.id}/assistit`);
  const completion = completionOf('habitatge', booked.assessoria.id);
  await admin.post(completion.path, completion.body);
  const second = (await admin.post('/cites', bookingOf(findFreeSlot(server)))).json.data;
  await admin.delete(`/cites/${second.id}`);
  await admin.delete(`/assessories/${other.id}`);
  const activitat = (await admin.post('/activitats', ACTIVITAT)).json.data;
  await admin.patch('/activitats', { id: activitat.id, titol: 'Una altra' });
  await admin.delete('/activitats/1');
  await admin.patch('/auth/profile', {
    current_password: 'Demo1234!',
    password: NEW,
    password_confirmation: NEW,
  });
  const canvi = await server.signIn('canvi');
  await canvi.put('/auth/new-password', {
    email: 'canvi@example.org',
    password: NEW,
    password_confirmation: NEW,
  });
  await canvi.post('/auth/logout');
  const gone = await server.signIn('informador');
  await gone.post('/auth/logout');
  const email = 'informador@example.org';
  await server.as().post('/auth/send-password', { email });
  const token = server.backend.mailedLink()?.split('/')[2];
  await server.as().post('/auth/reset-password', { token, email, password: NEW, password_confirmation: NEW });
  await server.as().post('/auth/send-password', { email: 'admin@example.org' });
}

test('the seed with the log folded over it equals the state byte by byte, also after JSON', async () => {
  await writeEverything();
  const { state, log } = server.backend.getStore();
  expect(new Set(log.map(({ call }) => call)).size).toBe(16);
  const folded = createStore({ ...ORIGIN, log: JSON.parse(JSON.stringify(log)) });
  expect(toBytes(folded.state) === toBytes(state)).toBe(true);
  expect(toBytes(createStore({ ...ORIGIN, log: log.slice(0, -1) }).state) === toBytes(state)).toBe(false);
});

test('the first writes of a log give the state of their moment', async () => {
  const admin = await server.signIn('admin');
  const before = toBytes(server.backend.getStore().state);
  await admin.post('/cites', bookingOf(findFreeSlot(server)));
  const { log } = server.backend.getStore();
  expect(toBytes(createStore({ ...ORIGIN, log: log.slice(0, 1) }).state) === before).toBe(true);
});

test('the log has no password and no token, and every write has a moment and an author', async () => {
  await writeEverything();
  const { log, state } = server.backend.getStore();
  const text = JSON.stringify(log);
  for (const secret of [
    'Demo1234!',
    NEW,
    ...[...state.sessions.values()].map(({ token }) => token.split('|')[1]),
  ]) {
    expect(text.includes(secret ?? '')).toBe(false);
  }
  expect(text.includes(state.reminders[0]?.token ?? '')).toBe(false);
  expect(log.every(({ at, by }) => at >= ORIGIN.anchor && by > 0)).toBe(true);
  expect(log.find(({ call }) => call === 'POST /assessories')?.at).toBe(Date.parse('2026-11-20T10:45:00Z'));
});

test('the same calls at the same moments give the same bytes, tokens included', async () => {
  await writeEverything();
  const first = toBytes(server.backend.getStore().state);
  server.restart();
  await writeEverything();
  expect(toBytes(server.backend.getStore().state) === first).toBe(true);
});

test('reading and failing calls change nothing', async () => {
  const admin = await server.signIn('admin');
  const informador = await server.signIn('informador');
  const before = toBytes(server.backend.getStore().state);
  const calls = [
    admin.get('/assessories'),
    admin.get('/cites?data_inici=2026-11-20&data_fi=2026-11-20'),
    admin.post('/cites', {}),
    admin.post('/assessories', '{'),
    admin.patch('/assessories/1', { edat: 'x' }),
    admin.patch('/assessories/999999', {}),
    admin.delete('/cites/999999'),
    informador.delete('/assessories/1'),
    informador.post('/assessories/laborals', completionOf('laboral', 1).body),
    admin.patch('/auth/profile', { current_password: 'x' }),
    server.as().post('/auth/login', { email: 'admin@example.org', password: 'x' }),
    server.as().post('/auth/send-password', { email: 'x' }),
    server.as().post('/auth/reset-password', { email: 'admin@example.org', token: 'x' }),
  ];
  await Promise.all(calls);
  expect(toBytes(server.backend.getStore().state) === before).toBe(true);
});

test('a reset drops every write and session, with dates relative to the new moment', async () => {
  await writeEverything();
  const admin = await server.signIn('informador_integral');
  server.setNow('2026-12-01T09:00:00Z');
  server.backend.reset();
  expect((await admin.get('/interns/ambits')).status).toBe(401);
  const fresh = createStore({ ...ORIGIN, anchor: Date.parse('2026-12-01T09:00:00Z') });
  expect(toBytes(server.backend.getStore().state) === toBytes(fresh.state)).toBe(true);
});
