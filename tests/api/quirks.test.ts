import { beforeAll, expect, test } from 'vitest';
import { createBackend, type Backend } from '../../mock-server/backend';
import { PASSWORD } from '../../mock-server/store/rows/professional';
import { withQuirks, type QuirkName } from '../../mock-server/transports/quirks';
import { asData, asPage } from '../../src/api/read';
import { Activitat } from '../../src/domain/nouns/activitat';
import { Assessoria, AssessoriaRow } from '../../src/domain/nouns/assessoria';
import { Consulta } from '../../src/domain/nouns/consulta';
import { Professional } from '../../src/domain/nouns/professional';

const NOW = Date.parse('2026-11-20T10:20:00Z');
const backend = createBackend({ seed: 1, anchor: NOW }, () => NOW);
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

beforeAll(async () => {
  const login = { email: 'admin@example.org', password: PASSWORD };
  const { data } = (await send(backend, 'POST', 'auth/login', login)) as {
    data: { token: { plainTextToken: string } };
  };
  token = data.token.plainTextToken;
});

/** A record and a page of each noun, as the client reads them. */
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
  ...(['idsAsText', 'numbersAsText', 'booleansAsFigures', 'booleansAsWords', 'countsWithDecimals'] as const),
  ...([
    'countsWithUnits',
    'idsAsRecords',
    'optionsAsRecords',
    'optionsInCapitals',
    'optionsWithHyphens',
  ] as const),
  ...(['listsWithKeys', 'listsAsText', 'listsWithCommas', 'listsWithHoles', 'relationsInData'] as const),
  ...(['instantsInSeconds', 'instantsInMilliseconds', 'instantsDayFirst', 'instantsAsMail'] as const),
  ...(['instantsAsRecords', 'instantsWithoutOffset', 'daysAsInstants', 'daysDayFirst'] as const),
  ...(['timesWithSeconds', 'timesShort'] as const),
] as const satisfies readonly QuirkName[];

test.each(LOSSLESS)('%s are read without a loss', async (quirk) => {
  expect(await readAll(withQuirks(backend, [quirk]))).toEqual(await readAll(backend));
});
