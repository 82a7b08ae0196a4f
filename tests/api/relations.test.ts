import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackend } from '../../mock-server/backend';
import { PASSWORD } from '../../mock-server/store/rows/professional';
import { withQuirks, type FormName } from '../../mock-server/transports/quirks';
import { toResponse } from '../../mock-server/transports/response';
import { getActivitat, listActivitats } from '../../src/api/activitats';
import { listAssessories } from '../../src/api/assessories';
import { signIn } from '../../src/api/auth';
import { listCites } from '../../src/api/cites';
import { getConsulta } from '../../src/api/consultes';
import * as z from 'zod/mini';
import { connect } from '../../src/api/connect';
import { getPage } from '../../src/api/lists';
import { getProfessional, listProfessionals } from '../../src/api/professionals';
import { ProfessionalRef } from '../../src/domain/nouns/professional';
import { RecordId } from '../../src/domain/values/fields';
import { professional } from '../machines/support/samples';

const NOW = Date.parse('2026-11-20T10:20:00Z');
const DAY = { data_inici: '2026-11-20', data_fi: '2026-11-20' };
let seed = 1000;
let token: string | null = '1|abc';
let calls: string[] = [];

beforeEach(() => {
  // Another service each time, with tokens that no other file has.
  seed += 1;
  connect({ baseUrl: 'http://x', getToken: () => token });
});
afterEach(() => {
  vi.unstubAllGlobals();
  token = '1|abc';
});

async function enter(who: string, quirks: readonly FormName[]): Promise<void> {
  const plain = createBackend({ seed, anchor: NOW }, () => NOW);
  const { professionals } = plain.getStore().state;
  for (const [id, one] of professionals) professionals.set(id, { ...one, segon_cognom: `Únic ${id}` });
  const backend = withQuirks(plain, quirks);
  vi.stubGlobal('fetch', async (url: string, { method = '', headers = {}, body }: RequestInit) => {
    calls.push(`${method} ${new URL(url).pathname.replace('/api/', '')}`);
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
    );
    const response = await backend.answer({
      method,
      url,
      headers: sent,
      body: typeof body === 'string' ? body : '',
    });
    return response === 'network' ? Response.error() : toResponse(response);
  });
  token = null;
  token = (await signIn({ email: `${who}@example.org`, password: PASSWORD })).token;
  calls = [];
}

/** Records and lists with relations; the young person, an answer without an id, is left out. */
async function readAll(): Promise<unknown> {
  const { data: assessories } = await listAssessories({});
  const cites = await listCites(DAY);
  return [
    assessories.map((row) => (row.bloquejada ? row : { ...row, jove: null })),
    cites.map(({ assessoria, ...cita }) => ({ ...cita, assessoria: { ...assessoria, jove: null } })),
    await getConsulta(1),
    (await listActivitats({})).data,
    await getActivitat(1),
    (await listProfessionals({})).data,
    await getProfessional(3),
  ];
}

test.each([
  ['relationsByName'],
  ['relationsAsIds'],
  ['idsAsUuids', 'relationsByName'],
  ['relationsByName', 'listsWithKeys'],
] satisfies FormName[][])('%s %s: the service’s lists have the records', async (...quirks) => {
  const forms = quirks as FormName[];
  await enter(
    'admin',
    forms.filter((form) => form === 'idsAsUuids'),
  );
  const whole = await readAll();
  await enter('admin', forms);
  expect(await readAll()).toEqual(whole);
});

test('a name of two people stands for neither', async () => {
  const people = [
    { ...professional, id: 1, nom: 'Mar', cognom: 'Tria', segon_cognom: null },
    { ...professional, id: 2, nom: 'Mar', cognom: 'Tria', segon_cognom: 'Puig' },
  ];
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      Response.json({ data: url.includes('professionals') ? people : [{ id: 1, professionals: NAMES }] }),
    ),
  );
  const NAMES = ['Mar Tria Puig', 'Mar Tria'];
  const Row = z.object({ id: RecordId, professionals: z.array(ProfessionalRef) });
  const { data } = await getPage('activitats', Row, {}, undefined);
  expect(data[0]?.professionals.map(({ id }) => id)).toEqual([2]);
});

test('each list is read once a session', async () => {
  await enter('admin', ['relationsAsIds']);
  await readAll();
  const lists = calls.filter((call) => call.startsWith('GET interns/'));
  expect(lists.toSorted()).toEqual([
    'GET interns/centre_educatius',
    'GET interns/oficines',
    'GET interns/oficines',
  ]);
  calls = [];
  await readAll();
  expect(calls.length).toBe(7);
});

test('a relation of a list that may not be read keeps its id', async () => {
  await enter('antena', ['relationsAsIds']);
  const { data } = await listAssessories({});
  const [row] = data.flatMap((one) => (one.bloquejada ? [] : [one]));
  expect(row?.oficina?.nom).toMatch(/\p{L}/u);
  expect(row?.professional).toEqual({ id: expect.any(Number), nom: '', cognom: '', segon_cognom: null });
});

test('a list that may not be read is asked once a session', async () => {
  await enter('antena', ['relationsAsIds']);
  await listAssessories({});
  await listAssessories({});
  expect(calls.filter((call) => call === 'GET professionals')).toEqual(['GET professionals']);
});

test('an answer as described needs no list', async () => {
  await enter('admin', []);
  await readAll();
  expect(calls.filter((call) => call.startsWith('GET interns/'))).toEqual([]);
});
