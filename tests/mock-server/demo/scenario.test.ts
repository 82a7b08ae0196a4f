import { expect, test } from 'vitest';
import { DadesActivitat } from '../../../src/domain/nouns/activitat';
import { GRANTS } from '../../../mock-server/access/grants';
import { TITLE_LIMIT } from '../../../src/demo/panel/limit';
import { DadesProfessional } from '../../../src/domain/nouns/professional';
import { ROUTES } from '../../../src/domain/access/routes';
import { getDestination } from '../../../src/machines/navigation/destination';
import { createDemo } from '../../../mock-server/demo/createDemo';
import { pack, unpack } from '../../../mock-server/demo/link';
import { createPersistence } from '../../../mock-server/demo/persistence';
import { readScenario, toFile, toScenario } from '../../../mock-server/demo/scenario';
import { TAGS } from '../../../mock-server/calls/tags';
import { listScenarios } from '../../../mock-server/demo/scenarios';
import { EscritConsulta } from '../../../mock-server/store/rows/consulta';
import type { RowWrite } from '../../../mock-server/store/writes';
import { ACTIVITAT, CONSULTA } from '../support/fixtures';
import { createStorage } from '../support/storage';

const AT = '2026-11-16T09:00:00+01:00';
const PLAIN = toScenario({ title: 'Res', anchor: AT, clock: { at: AT } });
const known = listScenarios();
const DONE = DadesActivitat.parse(ACTIVITAT);
const ASKED = EscritConsulta.parse({ ...CONSULTA, data: 1, professional_id: 3 });
const PERSON = DadesProfessional.parse({
  nom: 'Jana',
  cognom: 'Inventada',
  email: 'jana@example.org',
  role: 'informador',
  oficina_id: 1,
});

test('a written scenario is read back equal', () => {
  expect(readScenario(toFile(PLAIN))).toEqual(PLAIN);
});

test.each([
  ['nothing', '', 'foreign'],
  ['no JSON', '<html>', 'foreign'],
  ['null', 'null', 'foreign'],
  ['another format', '{"format":"punt-jove.journal","version":2}', 'foreign'],
  ['a newer version', JSON.stringify({ ...PLAIN, version: 2 }), 'version'],
  ['an invented version', JSON.stringify({ ...PLAIN, version: 0 }), 'unversioned'],
  ['no version', JSON.stringify({ ...PLAIN, version: undefined }), 'unversioned'],
  ['no title', JSON.stringify({ ...PLAIN, title: '' }), 'damaged'],
  ['an invalid moment', JSON.stringify({ ...PLAIN, anchor: 'ahir' }), 'damaged'],
  ['an address elsewhere', JSON.stringify({ ...PLAIN, path: '//example.org' }), 'damaged'],
  ['an address elsewhere with a backslash', JSON.stringify({ ...PLAIN, path: '/\\example.org' }), 'damaged'],
  [
    'a sign-in',
    JSON.stringify({ ...PLAIN, writes: [{ at: 1, by: 1, call: 'POST /auth/login', ids: { sessio: 1 } }] }),
    'damaged',
  ],
  ['a write that no server made', JSON.stringify({ ...PLAIN, writes: [{ call: 'POST /res' }] }), 'damaged'],
  [
    'a write without its body',
    JSON.stringify({ ...PLAIN, writes: [{ at: 1, by: 1, call: 'POST /cites' }] }),
    'damaged',
  ],
  [
    'a status that no server answers',
    JSON.stringify({ ...PLAIN, faults: [{ kind: 'status', status: 7 }] }),
    'damaged',
  ],
  [
    'a step without condition',
    JSON.stringify({ ...PLAIN, steps: [{ title: 'Fes-ho', when: [] }] }),
    'damaged',
  ],
])('reading refuses %s', (_, text, why) => {
  expect(readScenario(text)).toBe(why);
});

/** Every write of every resource. */
const ROW_WRITES: readonly RowWrite[] = [
  { call: 'POST /professionals', ids: { professional: 41 }, body: PERSON },
  { call: 'PATCH /professionals/:id', id: 41, body: PERSON },
  { call: 'DELETE /professionals/:id', id: 41 },
  { call: 'POST /consultes', ids: { consulta: 1201 }, body: ASKED },
  { call: 'PATCH /consultes/:id', id: 1201, body: ASKED },
  { call: 'DELETE /consultes/:id', id: 1201 },
  { call: 'POST /activitats', ids: { activitat: 151 }, body: DONE },
  { call: 'PATCH /activitats', id: 151, body: DONE },
  { call: 'DELETE /activitats/:id', id: 151 },
];

test('writes of each resource are read back equal', () => {
  const scenario = { ...PLAIN, writes: ROW_WRITES.map((write) => ({ at: 1, by: 1, ...write })) };
  expect(readScenario(toFile(scenario))).toEqual(scenario);
});

test.each(ROW_WRITES)('$call with a foreign body is refused', (write) => {
  const others = { ids: { cita: 1 }, id: 0, body: { nom: 'Jana' } };
  const wrong = Object.keys(others)
    .filter((part) => part in write)
    .map((part) => ({ at: 1, by: 1, ...write, [part]: others[part as keyof typeof others] }));
  const read = wrong.map((one) => readScenario(JSON.stringify({ ...PLAIN, writes: [one] })));
  expect(read).toEqual(wrong.map(() => 'damaged'));
});

test('a title has as many characters as its field takes', () => {
  const titles = [TITLE_LIMIT, TITLE_LIMIT + 1].map((length) => 'a'.repeat(length));
  const read = titles.map((title) => readScenario(JSON.stringify({ ...PLAIN, title })));
  expect(read).toEqual([{ ...PLAIN, title: titles[0] }, 'damaged']);
});

test('a link packs a scenario into fewer characters, all valid in an address', async () => {
  const text = toFile(known[4]?.scenario ?? PLAIN);
  const signs = await pack(text);
  expect(signs).toMatch(/^[\w-]+$/);
  expect(signs.length).toBeLessThan(text.length / 2);
  expect(await unpack(signs)).toBe(text);
});

test.each(['', '*', 'AAAA', 'punt-jove'])('a damaged link has no text (%s)', async (signs) => {
  expect(await unpack(signs)).toSatisfy((text) => text === null || text === '');
});

test('the built-in scenarios and lessons have these names', () => {
  expect(
    known.map(({ id, scenario }) => (scenario.steps.length > 0 ? `${id}: ${scenario.steps.length}` : id)),
  ).toEqual([
    'reserva-i-tanca: 5',
    'anota-una-consulta: 4',
    'canvia-o-no-ve: 4',
    'es-perd-la-sessio: 3',
    'jornada-plena',
    'servei-nou',
    'hora-ja-agafada',
    'realitzacio-refusada',
    'no-ha-vingut',
    'contrasenya-obligada',
    'sessio-perduda',
    'servei-aturat',
    'tancar-academica',
    'tancar-laboral',
    'tancar-habitatge',
    'tancar-emprenedoria',
    'tancar-mobilitat',
  ]);
});

test.each(known)('$id leads its person to a permitted page', ({ scenario: { who, path } }) => {
  const demo = createDemo({ machineNow: () => 0, persistence: createPersistence(null) });
  const person = demo.signIns.find(({ email }) => email === who);
  expect(person).toBeDefined();
  const to = getDestination(ROUTES, path.split('?')[0] ?? '', 'signedIn', GRANTS[person?.role ?? 'admin']);
  expect(to.kind).toBe('screen');
});

test.each(known)('$id has faults of existing calls only', ({ scenario: { faults } }) => {
  const calls = TAGS.flatMap((tag) => tag.calls.map(({ method, path }) => `${method} ${path}`));
  const named = faults.flatMap(({ call }) => call ?? []);
  expect(named.filter((call) => !calls.includes(call))).toEqual([]);
});

test.each(known)('$id opens with the same bytes twice, hours apart', ({ scenario }) => {
  const [one, other] = [0, 7_200_000].map((machine) => {
    const storage = createStorage();
    const demo = createDemo({ machineNow: () => machine, persistence: createPersistence(storage) });
    demo.open(scenario);
    const { conditions, ...kept } = JSON.parse(storage.getItem('punt-jove.demo') ?? '') as {
      conditions: { clock: { offset: number } };
    };
    return {
      kept,
      now: machine + conditions.clock.offset,
      file: demo.toFile({ title: 'x', path: '/', who: null }),
    };
  });
  expect(JSON.stringify(other)).toBe(JSON.stringify(one));
});
