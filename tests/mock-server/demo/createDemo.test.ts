import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createDemo } from '../../../mock-server/demo/createDemo';
import type { Demo } from '../../../mock-server/demo/demo';
import { EDITION } from '../../../mock-server/seed/rows';
import { pack } from '../../../mock-server/demo/link';
import { createPersistence } from '../../../mock-server/demo/persistence';
import { readScenario, toScenario } from '../../../mock-server/demo/scenario';
import { createState } from '../../../mock-server/seed/createState';
import { DadesProfessional } from '../../../src/domain/nouns/professional';
import type { Sessio } from '../../../src/domain/access/sessio';
import { CONSULTA } from '../support/fixtures';
import { createStorage } from '../support/storage';

const NOW = Date.parse('2026-11-20T10:20:00+01:00');
const HOUR = 3_600_000;
let time: number;
let storage: Storage;
let demo: Demo;
let me: Sessio;

const open = (): Demo => createDemo({ machineNow: () => time, persistence: createPersistence(storage) });

beforeEach(() => {
  time = NOW;
  storage = createStorage();
  demo = open();
  me = signIn('informador_integral');
});

function signIn(who: string, at = demo): Sessio {
  const session = at.signIn(`${who}@example.org`);
  if (!session) throw new Error(`${who} may not sign in`);
  return session;
}

async function call(method: string, path: string, body?: unknown, at = demo) {
  const answer = await at.answer({
    method,
    url: `http://demo.test/api${path}`,
    headers: { authorization: `Bearer ${me.token}`, 'content-type': 'application/json' },
    body: body === undefined ? '' : JSON.stringify(body),
  });
  if (answer === 'network') return { status: 0, json: null };
  return { status: answer.status, json: answer.body === '' ? null : JSON.parse(answer.body) };
}
const note = async (at = demo) => (await call('POST', '/consultes', CONSULTA, at)).json.data.id as number;
const countConsultes = async (at = demo) =>
  (await call('GET', '/consultes?per_page=1', undefined, at)).json.meta.total as number;

/** A changed seed needs a raised EDITION: both are written here. */
test('the invented data belongs to its edition', () => {
  const sort = (value: object) =>
    Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)));
  const plain = (_: string, value: unknown) => {
    if (value instanceof Map) return [...value];
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? sort(value) : value;
  };
  const text = JSON.stringify(createState(1, NOW, 'demo'), plain);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  expect({ EDITION, hash }).toMatchInlineSnapshot(`
    {
      "EDITION": 2,
      "hash": "030a0eaa3b51",
    }
  `);
});

test('several faults apply at once, each to its call, once or until their removal', async () => {
  demo.change({
    faults: [
      { kind: 'status', status: 500, call: 'GET /consultes/{id}', times: 1 },
      { kind: 'status', status: 503, call: 'GET /consultes' },
    ],
  });
  const answers = ['/consultes/1', '/consultes/1', '/consultes', '/consultes', '/activitats'];
  const statuses: number[] = [];
  for (const path of answers) statuses.push((await call('GET', path)).status);
  expect(statuses).toEqual([500, 200, 503, 503, 200]);
  expect(demo.read().conditions.faults).toEqual([{ kind: 'status', status: 503, call: 'GET /consultes' }]);
  demo.change({ faults: [] });
  expect((await call('GET', '/consultes')).status).toBe(200);
});

test('a fault waits for its turn: every call that it could strike is counted', async () => {
  demo.change({
    faults: [
      { kind: 'status', status: 500, call: 'GET /consultes', times: 1 },
      { kind: 'status', status: 422, call: 'GET /consultes', from: 3, times: 1 },
      { kind: 'status', status: 503, call: 'GET /consultes', from: 5 },
    ],
  });
  const paths = ['/consultes', '/activitats', ...Array.from({ length: 5 }, () => '/consultes')];
  const statuses: number[] = [];
  for (const path of paths) statuses.push((await call('GET', path)).status);
  expect(statuses).toEqual([500, 200, 200, 422, 200, 503, 503]);
});

test('a scenario keeps the turn that a fault still waits for', async () => {
  const present = { title: 'El meu', path: '/', who: null };
  const fault = { kind: 'status', status: 422, call: 'GET /consultes', times: 1 } as const;
  demo.change({ faults: [{ ...fault, from: 3 }] });
  await call('GET', '/consultes');
  const found = [await demo.readLink(await demo.toLink(present)), readScenario(demo.toFile(present))];
  expect(found.map((one) => typeof one === 'object' && one.faults)).toEqual([
    [{ ...fault, from: 2 }],
    [{ ...fault, from: 2 }],
  ]);
});

test('faults and the clock survive a reload', async () => {
  demo.change({ faults: [{ kind: 'network' }], clock: { stands: NOW + HOUR } });
  time += 5 * HOUR;
  demo = open();
  expect((await call('GET', '/consultes')).status).toBe(0);
  expect(demo.readNow()).toBe(NOW + HOUR);
});

test('offline, no call gets through and nothing is written', async () => {
  const before = await countConsultes();
  demo.change({ offline: true });
  expect((await call('POST', '/consultes', CONSULTA)).status).toBe(0);
  demo.change({ offline: false });
  expect(await countConsultes()).toBe(before);
});

test("the server follows the demo's clock, running or stopped", async () => {
  demo.change({ clock: { offset: 24 * HOUR } });
  time += HOUR;
  expect(demo.readNow()).toBe(NOW + 25 * HOUR);
  await note();
  expect(demo.listPast().at(-1)?.at).toBe(NOW + 25 * HOUR);
});

test('calls are listed newest first, without passwords and tokens', async () => {
  await call('POST', '/auth/login', { email: 'admin@example.org', password: 'Demo1234!' });
  await call('GET', '/res');
  const [last, first] = demo.read().calls;
  expect([last?.method, last?.path, last?.status]).toEqual(['GET', '/res', 404]);
  expect([first?.method, first?.path, first?.status]).toEqual(['POST', '/auth/login', 200]);
  expect(first?.sent).toBe('{"email":"admin@example.org","password":"…"}');
  expect(first?.answered).toContain('"plainTextToken":"…"');
});

test('going back undoes later writes, going forward redoes them, and the session stays', async () => {
  const before = await countConsultes();
  await note();
  const point = demo.read().writes;
  await note();
  await note();
  demo.goTo(point);
  expect([await countConsultes(), demo.read().writes, demo.read().ahead]).toEqual([before + 1, point, 2]);
  expect(demo.listPast()).toHaveLength(point + 2);
  demo.goTo(point + 2);
  expect([await countConsultes(), demo.read().ahead]).toEqual([before + 3, 0]);
});

test('going back before the sign-in keeps the session', async () => {
  await note();
  demo.goTo(0);
  expect((await call('GET', '/consultes')).status).toBe(200);
  expect(demo.listPast().map((past) => past.call)).toEqual(['POST /auth/login', 'POST /consultes']);
});

test('a write after going back keeps the writes ahead under a mark', async () => {
  const before = await countConsultes();
  await note();
  await note();
  demo.goTo(demo.read().writes - 1);
  await note();
  await note();
  expect([await countConsultes(), demo.read().ahead]).toEqual([before + 3, 0]);
  expect(demo.read().marks).toEqual([{ name: '', writes: 3 }]);
  demo.goToMark(0);
  expect(await countConsultes()).toBe(before + 2);
});

test('a mark restores its data and keeps a session that began later', async () => {
  await note();
  const there = await countConsultes();
  demo.mark('Abans de dinar');
  await note();
  me = signIn('informador');
  demo.goToMark(0);
  expect(await countConsultes()).toBe(there);
  demo.forgetMark(0);
  expect(demo.read().marks).toEqual([]);
});

test('the history lists author, call, type, date and name of each write', async () => {
  const { data } = (await call('GET', '/assessories?estat=pendent&tipus=laboral&per_page=1')).json;
  await call('DELETE', `/assessories/${data[0].id}`);
  expect(demo.listPast().at(-1)).toEqual({
    at: NOW,
    by: me.user.nom_complet,
    call: 'DELETE /assessories/:id',
    tipus: 'laboral',
    date: Date.parse(data[0].cita.date),
    name: null,
  });
});

test("another tab's writes are loaded once", async () => {
  const other = open();
  const before = await countConsultes(other);
  const { turn } = demo.read();
  await note(other);
  demo.catchUp();
  expect(demo.read().turn).toBe(turn + 1);
  expect(await countConsultes()).toBe(before + 1);
  demo.catchUp();
  expect(demo.read().turn).toBe(turn + 1);
});

test('a stored demo of an older edition starts anew, and the state says so', () => {
  const kept = JSON.parse(storage.getItem('punt-jove.demo') ?? '') as object;
  storage.setItem('punt-jove.demo', JSON.stringify({ ...kept, edition: EDITION - 1 }));
  const anew = open();
  expect([anew.read().wasOlder, anew.read().writes]).toEqual([true, 0]);
  expect(open().read().wasOlder).toBe(false);
});

test('a scenario of the present opens with the same data elsewhere', async () => {
  await note();
  demo.change({
    clock: { stands: NOW + HOUR },
    faults: [{ kind: 'status', status: 500, call: 'GET /cites' }],
  });
  const present = { title: 'El meu', path: '/consultes?page=2', who: me.user.email };
  const scenario = readScenario(demo.toFile(present));
  if (typeof scenario === 'string') throw new Error(scenario);
  expect(await demo.readLink(await demo.toLink(present))).toEqual(scenario);

  const there = createDemo({ machineNow: () => time + 99, persistence: createPersistence(null) });
  const opened = there.open(scenario);
  if (typeof opened === 'object' && opened) me = opened;
  expect(me.user.email).toBe('informador_integral@example.org');
  expect(there.readNow()).toBe(NOW + HOUR);
  expect((await call('GET', '/cites', undefined, there)).status).toBe(500);
  expect(there.listPast().map((past) => past.call)).toEqual(['POST /consultes', 'POST /auth/login']);
});

test('a scenario of the present has no password, hash or session', async () => {
  const body = { current_password: 'Demo1234!', password: 'Nova5678?', password_confirmation: 'Nova5678?' };
  expect((await call('PATCH', '/auth/profile', body)).status).toBe(200);
  await note();
  const file = demo.toFile({ title: 'El meu', path: '/', who: null });
  const calls = (JSON.parse(file) as { writes: { call: string }[] }).writes.map((write) => write.call);
  expect(calls).toEqual(['POST /consultes']);
  expect(file).not.toMatch(/hash|salt|password/);
});

test('a scenario starts signed in as its person, or signed out', () => {
  const at = new Date(NOW).toISOString();
  const openAs = (who: string | null) =>
    demo.open(toScenario({ title: 'Res', anchor: at, clock: { at }, who }));
  expect(openAs('informador@example.org')).toMatchObject({ user: { role: 'informador' } });
  expect(openAs(null)).toBeNull();
  expect(openAs('inactiu@example.org')).toBeNull();
});

test('a lesson keeps its completed steps over a reload, until its end', () => {
  const at = new Date(NOW).toISOString();
  const step = { title: 'Entra', when: [{ machine: 'auth', event: 'xstate.done.actor.signIn' }] };
  demo.open(toScenario({ title: 'Entrar', anchor: at, clock: { at }, steps: [step, step] }));
  demo.tick(1);
  demo.tick(1);
  demo = open();
  expect(demo.read().lesson?.done).toEqual([1]);
  demo.endLesson();
  expect(open().read().lesson).toBeNull();
});

test('the present in the middle of a lesson has the steps that are left, and none at its end', () => {
  const at = new Date(NOW).toISOString();
  const when = [{ machine: 'auth', event: 'xstate.done.actor.signIn' }];
  const steps = ['Entra', 'Torna a entrar'].map((title) => ({ title, when }));
  demo.open(toScenario({ title: 'Entrar', anchor: at, clock: { at }, steps }));
  const read = () => {
    const found = readScenario(demo.toFile({ title: 'Entrar', path: '/', who: null }));
    return typeof found === 'object' && found.steps.map(({ title }) => title);
  };
  const left = [read()];
  demo.tick(0);
  left.push(read());
  demo.tick(1);
  expect([...left, read()]).toEqual([['Entra', 'Torna a entrar'], ['Torna a entrar'], []]);
});

test('a scenario that does not fit into the storage is not opened, and nothing changes', () => {
  const at = new Date(NOW).toISOString();
  storage = createStorage(2_000);
  demo = open();
  const before = demo.read();
  const step = { title: 'a'.repeat(400), when: [{ machine: 'auth', event: 'xstate.done.actor.signIn' }] };
  const long = toScenario({
    title: 'Llarg',
    anchor: at,
    clock: { at },
    steps: Array.from({ length: 6 }, () => step),
  });
  expect([demo.open(long), demo.read()]).toEqual(['full', before]);
});

test('a person of a scenario has an account, or gets one in it', () => {
  const at = new Date(NOW).toISOString();
  const read = (who: string, writes: object[] = []) => {
    const found = demo.readFile(
      JSON.stringify({ ...toScenario({ title: 'Res', anchor: at, clock: { at }, who }), writes }),
    );
    return typeof found === 'string' ? found : found.who;
  };
  const email = 'nova@example.org';
  const body = { nom: 'Nova', cognom: 'Inventada', email, role: 'informador', oficina_id: 1 };
  const created = {
    at: 1,
    by: 1,
    call: 'POST /professionals',
    ids: { professional: 41 },
    body: DadesProfessional.parse(body),
  };
  expect([read('admin@example.org'), read(email), read(email, [created])]).toEqual([
    'admin@example.org',
    'who',
    email,
  ]);
});

test('a link that has lost its end is told apart from no scenario', async () => {
  const link = await demo.toLink({ title: 'El meu', path: '/', who: null });
  const read = await Promise.all([link.slice(0, -20), '', await pack('<html>')].map(demo.readLink));
  expect(read).toEqual(['cut', 'cut', 'foreign']);
});
