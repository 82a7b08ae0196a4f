import { afterEach, describe, expect, test, vi } from 'vitest';
import { withQuirks, type QuirkName } from '../../mock-server/transports/quirks';
import { toApiResponse, type ApiRequest } from '../../mock-server/http/responses';
import { check, createApi, list, type Answer } from './support';
import type { Finding } from './trial';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an API that is as described', () => {
  test('an API as described agrees in every call and keeps its data', async () => {
    const api = createApi();
    const before = api.getStore().state;
    const count = () => [before.assessories.size, before.consultes.size, before.activitats.size];
    const counted = count();
    const findings = await check(api, true);
    expect(list(findings, 'breaks', 'missing', 'not allowed', 'tolerated', 'untried')).toEqual([]);
    expect(findings.length).toBeGreaterThan(90);
    const { assessories, consultes, activitats, professionals } = api.getStore().state;
    expect([assessories.size, consultes.size, activitats.size]).toEqual(counted);
    expect([...professionals.values()].filter(({ cognom }) => cognom.includes('contracte'))).toEqual([]);
  });

  test('an empty API leaves calls untried, without alarms', async () => {
    const findings = await check(createApi('empty'));
    expect(list(findings, 'breaks', 'missing', 'not allowed', 'tolerated')).toEqual([]);
    expect(list(findings, 'untried')).not.toEqual([]);
  });

  test('an account of an office raises no alarm but for records that it may not delete', async () => {
    const findings = await check(createApi(), true, 'informador');
    expect(findings.filter(({ verdict }) => verdict === 'breaks').map(({ name }) => name)).toEqual([
      'DELETE, nothing left behind',
    ]);
  });

  test('a refused sign-in ends the check', async () => {
    const api = createApi();
    const refusing: Answer = {
      answer: () => Promise.resolve(toApiResponse({ status: 422, json: { message: 'No' } })),
    };
    expect(list(await check(refusing), 'breaks')).toEqual(['POST auth/login: 422 No']);
    expect(list(await check(api), 'breaks')).toEqual([]);
  });
});

type Seed = [quirk: QuirkName, call: string, difference: string];

/** Sets of quirks that do not hide each other, with the differences that they cause. */
const SEEDS: readonly (readonly Seed[])[] = [
  [
    ['otherOption', 'GET activitats', 'data.*.curs enum string read'],
    ['otherType', 'GET assessories', 'data.*.tipus enum string read'],
    ['otherDuration', 'GET cites', 'data.*.durada literal number read'],
    ['noProfessional', 'GET consultes', 'data.*.professional object null read'],
    ['noOffice', 'GET consultes', 'data.*.oficina object null read'],
    ['noProfile', 'GET consultes', 'data.*.edat enum null read'],
    ['noDate', 'GET assessories', 'data.*.cita.date string null blank'],
    ['noSlugs', 'GET assessories', 'data.*.slug string missing blank'],
    ['daysAsInstants', 'GET activitats', 'data.*.data string string read'],
    ['timesWithSeconds', 'GET activitats', 'data.*.hora_inici string string read'],
    ['offsetsWithoutColon', 'GET consultes', 'data.*.data string string read'],
    ['metaInPart', 'GET professionals', 'meta object partial read'],
    ['bareLists', 'GET interns/ambits', 'data object missing read'],
    ['rowsWithKeys', 'GET consultes', 'data array object read'],
    ['listsWithKeys', 'GET consultes', 'data.*.conegut array object read'],
    ['booleansAsFigures', 'GET professionals', 'data.*.actiu boolean number read'],
    ['idsAsText', 'GET professionals', 'data.*.id number string read'],
  ],
  [
    ['emptyTextsForNull', 'GET consultes', 'data.*.formacio enum empty read'],
    ['emptyListsAsNull', 'GET consultes', 'data.*.subtematica_id array null read'],
    ['instantsWithoutOffset', 'GET consultes', 'data.*.data string string read'],
    ['metaAtTheTop', 'GET consultes', 'meta object partial read'],
    ['numbersAsText', 'GET consultes', 'data.*.nombre_persones number string read'],
  ],
  [['simplePages', 'GET activitats', 'meta object partial read']],
  [['noMeta', 'GET activitats', 'meta object partial read']],
];

describe.each(SEEDS)('an API that differs', (...seeds) => {
  test(`the check reports the quirks ${seeds.map(([quirk]) => quirk).join(', ')}`, async () => {
    const findings = await check(
      withQuirks(
        createApi(),
        seeds.map(([quirk]) => quirk),
      ),
    );
    const found = findings.flatMap(({ name, differences }) =>
      differences.map(
        ({ path, expected, seen, outcome }) => `${name}: ${path} ${expected} ${seen} ${outcome}`,
      ),
    );
    const missed = seeds.filter(([, call, difference]) => !found.includes(`${call}: ${difference}`));
    // A row of another type also breaks the filter by type.
    const alarms = list(findings, 'breaks', 'missing', 'not allowed').filter(
      (line) => !line.includes('tipus'),
    );
    expect([missed, alarms]).toEqual([[], []]);
  });
});

function bend(change: (request: ApiRequest) => ApiRequest | number): Answer {
  const api = createApi();
  return {
    answer(request) {
      const bent = change(request);
      return typeof bent === 'number'
        ? Promise.resolve(toApiResponse({ status: bent, json: { message: 'Error provocat' } }))
        : api.answer(bent);
    },
  };
}

const PAGES = ['per_page', 'page', 'q', 'q of several words'];

test('the check reports each parameter that an API ignores', async () => {
  const deaf = bend((request) => {
    const url = new URL(request.url);
    const isDated = /cites/.test(url.pathname);
    for (const name of Array.from(url.searchParams.keys())) {
      if (!isDated || name === 'tipus') url.searchParams.delete(name);
    }
    return { ...request, url: url.href };
  });
  const findings = await check(deaf);
  const names = list(findings, 'breaks').map((line) => line.replace(/:.*/, '').replace('GET ', ''));
  expect(names).toEqual([
    'interns/tematiques, tipus',
    'cites, tipus',
    'cites/disponibilitats, tipus',
    'assessories, totals',
    ...['tipus', 'oficina_id', 'professional_id', 'estat', 'data_inici and data_fi'].map(
      (one) => `assessories, ${one}`,
    ),
    ...['cita.date', 'tipus', 'jove.nom', 'oficina.nom'].map((one) => `assessories, sort=${one}`),
    ...PAGES.map((one) => `assessories, ${one}`),
    'consultes, totals',
    ...['oficina_id', 'antena_id', 'professional_id', 'ambit', 'canal', 'data_inici and data_fi'].map(
      (one) => `consultes, ${one}`,
    ),
    ...['data', 'id', 'canal', 'nombre_persones', 'oficina.nom'].map((one) => `consultes, sort=${one}`),
    ...PAGES.map((one) => `consultes, ${one}`),
    'activitats, totals',
    ...['oficina_id', 'centre_id', 'marc', 'area', 'data_inici and data_fi'].map(
      (one) => `activitats, ${one}`,
    ),
    ...['data', 'titol', 'grups', 'oficina.nom'].map((one) => `activitats, sort=${one}`),
    ...PAGES.map((one) => `activitats, ${one}`),
    'professionals, totals',
    ...['role', 'oficina_id'].map((one) => `professionals, ${one}`),
    ...['cognom', 'email', 'role'].map((one) => `professionals, sort=${one}`),
    ...PAGES.map((one) => `professionals, ${one}`),
  ]);
});

describe('the central roles', () => {
  const ROLE = 'PATCH professionals, a central role';
  const find = (findings: readonly Finding[]) =>
    findings.filter(({ name }) => name === ROLE).map(({ verdict, note }) => `${verdict} ${note}`.trim());

  test.each(['admin', 'suport_coordinacio'])(
    'as %s, the check agrees with the rule of the central roles',
    async (person) => {
      expect(find(await check(createApi(), true, person))).toEqual(['agrees']);
    },
  );

  test('the check reports central roles refused or given against the rule', async () => {
    const ignoring = bend(({ body, ...request }) => ({
      ...request,
      body: body.replace(/"role":"suport[^,]*,/, ''),
    }));
    expect(find(await check(ignoring, true))).toEqual(['breaks is refused to a person who may give it']);
    expect(find(await check(ignoring, true, 'suport_coordinacio'))).toEqual([
      'breaks is refused without an issue of the role',
    ]);
  });
});

test('the check reports calls that are missing, forbidden, failing or without effect', async () => {
  const broken = bend((request) => {
    const { pathname } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    if (call === 'GET /api/interns/paisos') return 404;
    if (call === 'GET /api/interns/areas') return 403;
    if (call === 'GET /api/interns/academiques') return 500;
    if (/^DELETE .*consultes/.test(call)) return { ...request, method: 'GET' };
    if (/^PATCH .*activitats/.test(call)) return { ...request, method: 'GET', url: `${request.url}/1` };
    return request;
  });
  const findings = await check(broken, true);
  expect(list(findings, 'missing')).toEqual(['GET interns/paisos: 404']);
  expect(list(findings, 'not allowed')).toEqual(['GET interns/areas: 403', 'POST activitats: 403']);
  expect(list(findings, 'breaks')).toEqual([
    'GET interns/academiques: 500 Error provocat',
    expect.stringMatching(/^DELETE consultes\/\{id\}: has no effect: consultes\/\d+ is left behind$/),
  ]);
});
