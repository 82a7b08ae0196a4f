import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createBackend, type Backend } from '../../mock-server/backend';
import { PASSWORD } from '../../mock-server/store/rows/professional';
import { withQuirks, type QuirkName } from '../../mock-server/transports/quirks';
import { toResponse } from '../../mock-server/transports/response';
import { getConsulta } from '../../src/api/consultes';
import { connect } from '../../src/api/connect';
import { asData, asPage } from '../../src/api/read';
import { readSignIn } from '../../src/domain/access/sessio';
import { Activitat } from '../../src/domain/nouns/activitat';
import { Assessoria, AssessoriaRow } from '../../src/domain/nouns/assessoria';
import { Consulta, toConsultaDraft } from '../../src/domain/nouns/consulta';
import { Professional } from '../../src/domain/nouns/professional';
import { readId } from '../../src/domain/values/ids';

const NOW = Date.parse('2026-11-20T10:20:00Z');
const backend = createBackend({ seed: 1, anchor: NOW }, () => NOW);
const LOGIN = { email: 'admin@example.org', password: PASSWORD };
let token = '';

async function send(on: Backend, method: string, path: string, body?: object): Promise<unknown> {
  const response = await on.answer({
    method,
    url: `http://x/api/${path}`,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: body ? JSON.stringify(body) : '',
  });
  return response === 'network' ? undefined : JSON.parse(response.body);
}

afterEach(() => vi.unstubAllGlobals());

beforeAll(async () => {
  const { data } = (await send(backend, 'POST', 'auth/login', LOGIN)) as {
    data: { token: { plainTextToken: string } };
  };
  token = data.token.plainTextToken;
});

async function readAll(on: Backend): Promise<unknown[]> {
  const realised = [...backend.getStore().state.assessories.values()].find((one) => one.realitzacio !== null);
  const get = (path: string) => send(on, 'GET', path);
  return [
    asData(Consulta)(await get('consultes/1'), ''),
    asPage(Consulta, {})(await get('consultes'), '').data,
    asData(Activitat)(await get('activitats/1'), ''),
    asPage(Activitat, {})(await get('activitats'), '').data,
    asData(Assessoria)(await get(`assessories/${realised?.id}`), ''),
    asPage(AssessoriaRow, {})(await get('assessories'), '').data,
    asData(Professional)(await get('professionals/3'), ''),
    asPage(Professional, {})(await get('professionals'), '').data,
  ];
}

const LOSSLESS = [
  'idsAsText',
  'numbersAsText',
  'booleansAsFigures',
  'booleansAsWords',
  'countsWithDecimals',
  'countsWithUnits',
  'idsAsRecords',
  'optionsAsRecords',
  'optionsInCapitals',
  'optionsWithHyphens',
  'listsWithKeys',
  'listsAsText',
  'listsWithCommas',
  'listsWithHoles',
  'relationsInData',
  'instantsInSeconds',
  'instantsInMilliseconds',
  'instantsDayFirst',
  'instantsAsMail',
  'instantsAsRecords',
  'instantsWithoutOffset',
  'daysAsInstants',
  'daysDayFirst',
  'timesWithSeconds',
  'timesShort',
  'timesAsInstants',
  'instantsSplit',
] as const satisfies readonly QuirkName[];

test('relations sent as their ids alone keep them', async () => {
  const on = withQuirks(backend, ['relationsAsIds']);
  const [stored, bent] = await Promise.all(
    [backend, on].map(async (one) => asData(Consulta)(await send(one, 'GET', 'consultes/1'), '')),
  );
  expect(toConsultaDraft(bent as Consulta)).toEqual(toConsultaDraft(stored as Consulta));
  expect(bent?.oficina).toEqual({ id: stored?.oficina?.id, nom: '', name: '', antenas: [] });
});

test('relations sent as their opaque ids alone are those records', async () => {
  const on = withQuirks(backend, ['idsAsUuids', 'relationsAsIds']);
  const bent = asData(Consulta)(await send(on, 'GET', 'consultes/1'), '');
  const { oficina } = asData(Consulta)(await send(backend, 'GET', 'consultes/1'), '');
  expect(bent.oficina?.id).toBe(
    readId(`9b1c7e52-04a1-4c3d-8f00-${oficina?.id.toString(16).padStart(12, '0')}`),
  );
});

const ENVELOPES = [
  'resultForData',
  'dataInData',
  'pagesInData',
  'bareLists',
  'metaAtTheTop',
] as const satisfies readonly QuirkName[];

test.each(ENVELOPES)('%s: records and pages are found', async (quirk) => {
  expect(await readAll(withQuirks(backend, [quirk]))).toEqual(await readAll(backend));
});

const SIGN_INS = [
  'permissionsAsRecords',
  'permissionsAsMap',
  'permissionsAsText',
  'permissionsInUser',
  'roleAsRecord',
  'tokenAsText',
  'accessToken',
  'signInAlone',
] as const satisfies readonly QuirkName[];

test.each(SIGN_INS)('%s: the session is read whole', async (quirk) => {
  const signIn = async (on: Backend) => {
    const { token: _, ...session } = readSignIn(await send(on, 'POST', 'auth/login', LOGIN));
    return session;
  };
  expect(await signIn(withQuirks(backend, [quirk]))).toEqual(await signIn(backend));
});

test.each(['jsonAsHtml', 'jsonAsText', 'warningBefore'] as const)(
  '%s: an answer is read, a page is still a page',
  async (quirk) => {
    const bent = withQuirks(backend, [quirk]);
    connect({ baseUrl: '', getToken: () => '1|abc' });
    vi.stubGlobal('fetch', async (path: string, { method = '', headers }: RequestInit) => {
      const sent = { ...(headers as Record<string, string>), authorization: `Bearer ${token}` };
      const response = await bent.answer({ method, url: `http://x${path}`, headers: sent, body: '' });
      return response === 'network' ? Response.error() : toResponse(response);
    });
    expect(await getConsulta(1)).toEqual(asData(Consulta)(await send(backend, 'GET', 'consultes/1'), ''));
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<br />\n<b>Fatal error</b>: x\n')));
    await expect(getConsulta(1)).rejects.toMatchObject({ failure: { kind: 'page' } });
  },
);

test.each(LOSSLESS)('%s are read without a loss', async (quirk) => {
  expect(await readAll(withQuirks(backend, [quirk]))).toEqual(await readAll(backend));
});
