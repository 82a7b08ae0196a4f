import { expect, test } from 'vitest';
import { Assessoria, AssessoriaRow } from '../../../src/domain/nouns/assessoria';
import { JOVE, TEMA, bookingOf, findFreeSlot, putAssessoria } from '../support/fixtures';
import { openTestServer } from '../support/testServer';

const { server, admin } = await openTestServer();

const getState = () => server.backend.getStore().state;
const list = async (query: string, me = admin) => (await me.get(`/assessories${query}`)).json;
const getIds = ({ data }: { data: { id: number }[] }): number[] => data.map(({ id }) => id);

test('a page has whole records, newest first, and blocked ones in part', async () => {
  const page = await list('');
  expect(page.data.length).toBe(15);
  for (const row of page.data) expect(AssessoriaRow.safeParse(row).error).toBeUndefined();
  const dates = page.data.map(({ cita }: Assessoria) => Date.parse(cita.date));
  expect(dates).toEqual(dates.toSorted((one: number, other: number) => other - one));
  const path = `${server.url}/api/assessories`;
  expect([page.links, page.meta]).toEqual([
    { first: `${path}?page=1`, last: `${path}?page=40`, prev: null, next: `${path}?page=2` },
    { current_page: 1, from: 1, last_page: 40, path, per_page: 15, to: 15, total: 600 },
  ]);
});

test('an invalid page or size counts as the default, and a page beyond the last is empty', async () => {
  const meta = async (query: string) => {
    const { current_page, per_page, from, to } = (await list(query)).meta;
    return [current_page, per_page, from, to];
  };
  expect(await meta('?page=2&per_page=50')).toEqual([2, 50, 51, 100]);
  expect(await meta('?page=0&per_page=20')).toEqual([1, 15, 1, 15]);
  expect(await meta('?page=-1&per_page=100')).toEqual([1, 100, 1, 100]);
  expect(await meta('?page=x')).toEqual([1, 15, 1, 15]);
  expect(await meta('?page=1.5')).toEqual([1, 15, 1, 15]);
  expect(await meta('?page=20&per_page=30')).toEqual([20, 30, 571, 600]);
  const beyond = await list('?page=41&tipus=&q=');
  expect([beyond.data, beyond.meta.from, beyond.meta.to, beyond.links.next]).toEqual([[], null, null, null]);
});

test('links keep the filters', async () => {
  const { links } = await list('?tipus=laboral&page=2&sort=-id');
  expect(links.next).toBe(`${server.url}/api/assessories?tipus=laboral&page=3&sort=-id`);
});

test('a list sorts by any scalar field, nested ones dotted, ties by id, blocked rows without a name', async () => {
  const byId = await list('?sort=id&per_page=100');
  expect(getIds(byId)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  expect(getIds(await list('?sort=-id')).at(0)).toBe(600);

  const bySurname = await list('?sort=jove.cognoms&per_page=100');
  const surnames = bySurname.data.map(({ jove }: Assessoria) => jove.cognoms);
  expect(surnames).toEqual(surnames.toSorted((one: string, other: string) => one.localeCompare(other, 'ca')));
  const last = await list('?sort=-jove.cognoms&per_page=100&page=6');
  expect(last.data.slice(-6).map(({ bloquejada }: AssessoriaRow) => bloquejada)).toEqual(Array(6).fill(true));

  const byType = (await list('?sort=tipus&per_page=100')).data;
  expect(byType.map(({ id }: Assessoria) => id)).toEqual(
    byType.map(({ id }: Assessoria) => id).toSorted((one: number, other: number) => one - other),
  );
});

test.each([
  'sort=color',
  'sort=jove',
  'sort=conegut',
  'sort=__proto__',
  'sort=jove.constructor.name',
  'sort=-',
])('an unknown sort field keeps the default order (%s)', async (query) => {
  expect(getIds(await list(`?${query}`))).toEqual(getIds(await list('')));
});

test('q finds all words in name, telephone, e-mail and professional, regardless of accents', async () => {
  const row = putAssessoria(server, {
    jove: {
      nom: 'Gal·la Àngels',
      cognoms: 'Núñez Ferré',
      telefon: '600 111 222',
      email: 'Unica@example.org',
    },
  });
  const find = async (q: string) => getIds(await list(`?q=${encodeURIComponent(q)}`));
  for (const q of ['nunez', 'FERRÉ gal·la', 'angels núñez', '600 111', '600111222', 'unica@EXAMPLE']) {
    expect([q, await find(q)]).toEqual([q, [row.id]]);
  }
  expect(await find('núñez inexistent')).toEqual([]);
  expect(await find('.*')).toEqual([]);
  const { nom, cognom } = getState().professionals.get(9)!;
  const byAdviser = await list(`?q=${encodeURIComponent(`${cognom} ${nom}`)}&per_page=100&professional_id=9`);
  expect(byAdviser.meta.total).toBeGreaterThan(20);
});

test('a blocked assessoria counts in filters and totals, and q does not find it', async () => {
  const row = putAssessoria(server, {
    bloquejada: true,
    jove: { nom: 'Amagada', cognoms: 'Prova', telefon: null, email: null },
    cita: { id: 91_000, date: Date.parse('2026-11-20T09:00:00Z'), durada: 30, disponibilitat_id: null },
  });
  const query =
    '?professional_id=3&oficina_id=1&data_inici=2026-11-20&data_fi=2026-11-20&tipus=laboral&estat=pendent';
  const { data, meta } = await list(query);
  expect(data.find(({ id }: AssessoriaRow) => id === row.id)).toEqual({
    id: row.id,
    tipus: 'laboral',
    bloquejada: true,
    cita: { date: '2026-11-20T10:00:00+01:00' },
  });
  expect(meta.total).toBe(data.length);
  expect((await list('?q=amagada')).data).toEqual([]);
  getState().assessories.delete(row.id);
});

test('filters narrow the list by state, type, office, professional and period', async () => {
  const total = async (query: string): Promise<number> => (await list(query)).meta.total;
  const all = await total('');
  const states = await Promise.all(
    ['pendent', 'realitzada', 'no_assistida'].map((estat) => total(`?estat=${estat}`)),
  );
  expect(states.reduce((sum, part) => sum + part)).toBe(all);
  expect(states.every((part) => part > 0)).toBe(true);
  const types = ['academica', 'laboral', 'mobilitat_internacional', 'emprenedoria', 'habitatge'];
  const perType = await Promise.all(types.map((tipus) => total(`?tipus=${tipus}`)));
  expect(perType.reduce((sum, part) => sum + part)).toBe(all);
  for (const query of ['?estat=oberta', '?tipus=mobilitat', '?oficina_id=0', '?professional_id=x']) {
    expect(await total(query)).toBe(0);
  }
  const today = await list('?data_inici=2026-11-20&data_fi=2026-11-20&per_page=100');
  expect(new Set(today.data.map(({ cita }: Assessoria) => cita.date.slice(0, 10)))).toEqual(
    new Set(['2026-11-20']),
  );
  expect(
    (await total('?data_fi=2026-11-19')) + today.meta.total + (await total('?data_inici=2026-11-21')),
  ).toBe(all);
  expect((await list('?data_inici=avui')).errors).toEqual({ data_inici: ['El format no és vàlid.'] });
  expect((await list('?data_inici=2026-11-21&data_fi=2026-11-20')).errors).toEqual({
    data_fi: ['La data final no pot ser anterior a la data inicial.'],
  });
});

test('lists have readable assessories only', async () => {
  const laboral = await list('?per_page=100', await server.signIn('assesor_laboral'));
  expect(new Set(laboral.data.map(({ tipus }: Assessoria) => tipus))).toEqual(new Set(['laboral']));
  const mobilitat = await list('?per_page=100', await server.signIn('assesor_mobilitat'));
  const open = mobilitat.data.filter(({ bloquejada }: AssessoriaRow) => !bloquejada);
  expect(new Set(open.map(({ tipus, oficina }: Assessoria) => `${tipus}/${oficina?.id}`))).toEqual(
    new Set(['mobilitat_internacional/1']),
  );
});

test('a pending assessoria is answered whole', async () => {
  const row = putAssessoria(server, { antena_id: 101, tematica_id: TEMA.laboral.tematica, conegut: ['web'] });
  const { status, json } = await admin.get(`/assessories/${row.id}`);
  const oficina = {
    id: 1,
    nom: 'Oficina Gràcia',
    name: 'Oficina Gràcia',
    antenas: getState().oficines[0]?.antenas.map(({ id, nom }) => ({ id, nom })),
  };
  const { id, nom, cognom, segon_cognom } = getState().professionals.get(3)!;
  const professional = { id, nom, cognom, segon_cognom };
  expect([status, json]).toEqual([
    200,
    {
      data: {
        id: row.id,
        slug: `laboral-${row.id}`,
        tipus: 'laboral',
        oficina,
        antena: { id: 101, nom: 'Antena Institut Exemple' },
        assistit: null,
        bloquejada: false,
        jove: { nom: 'Jana', cognoms: 'Inventada Prova', telefon: null, email: null },
        professional,
        cita: {
          id: row.cita.id,
          date: '2026-11-20T09:20:00+01:00',
          durada: 30,
          modalitat: 'Presencial',
          oficina,
          professional,
        },
        edat: '16-19',
        perfil: 'Jove',
        genere: 'dona',
        idioma: null,
        autonomia: null,
        formacio: null,
        ocupacio: null,
        situacio_administrativa: null,
        residencia: null,
        conegut: ['web'],
        modalitat: 'Presencial',
        tematica: { id: 8, name: 'Recerca de feina' },
        descripcio: null,
        informacio_entregada: null,
        observacions: null,
        realitzada: null,
      },
    },
  ]);
});

const visit = { tipus: 'laboral', modalitat: 'Presencial', oficina_id: 1, ...JOVE };

test("a visit without appointment has its author as professional, 30 minutes and Madrid's offset", async () => {
  const me = await server.signIn('informador_integral');
  const { status, json } = await me.post('/assessories', { ...visit, date: '2026-11-20T09:00:00Z' });
  expect(status).toBe(201);
  expect(Assessoria.safeParse(json.data).error).toBeUndefined();
  expect(json.data).toMatchObject({
    slug: `laboral-${json.data.id}`,
    antena: null,
    cita: { date: '2026-11-20T10:00:00+01:00', durada: 30, professional: { id: 4 } },
  });
});

test('a visit may name its professional and overlap another', async () => {
  const me = await server.signIn('informador_integral');
  const body = { ...visit, date: '2026-11-20T10:00:00+01:00', professional_id: 9, antena_id: 101 };
  const first = await me.post('/assessories', body);
  const second = await me.post('/assessories', body);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.json.data).toMatchObject({ professional: { id: 9 }, antena: { id: 101 } });
});

test('an assessoria in a slot takes it, with the issues of a booking', async () => {
  const slot = findFreeSlot(server, ({ tipus }) => tipus === 'academica');
  const body = { ...bookingOf(slot), observacions: 'Ve amb la mare.', informacio_entregada: 'Fullet.' };
  const { status, json } = await admin.post('/assessories', body);
  expect(status).toBe(201);
  expect(json.data).toMatchObject({
    observacions: 'Ve amb la mare.',
    informacio_entregada: 'Fullet.',
    cita: { durada: 45 },
  });
  const again = await admin.post('/assessories', body);
  expect(again.json.errors).toEqual({ disponibilitat_id: ['Aquesta hora ja està reservada.'] });
});

const DATE = '2026-11-20T10:00:00+01:00';
const rule = ['La data ha de ser entre 30 dies enrere i 90 dies endavant.'];
test.each([
  [{}, { disponibilitat_id: ['Tria una hora disponible o indica una data.'] }],
  [
    { date: DATE, disponibilitat_id: 999_999 },
    {
      date: ['Indica una hora disponible o una data, no totes dues.'],
      disponibilitat_id: ['Aquesta disponibilitat no existeix.'],
    },
  ],
  [{ date: '20/11/2026' }, { date: ['El format no és vàlid.'] }],
  [{ date: '2026-11-20' }, { date: ['El format no és vàlid.'] }],
  [{ date: '2026-02-30T10:00:00Z' }, { date: ['El format no és vàlid.'] }],
  [{ date: '2026-10-20T23:59:59+02:00' }, { date: rule }],
  [{ date: '2027-02-19T00:00:00+01:00' }, { date: rule }],
  [
    { date: DATE, professional_id: 999 },
    { professional_id: ['Aquest professional no existeix o no està actiu.'] },
  ],
  [
    { date: DATE, professional_id: 13 },
    { professional_id: ['Aquest professional no existeix o no està actiu.'] },
  ],
  [{ date: DATE, oficina_id: 999 }, { oficina_id: ['Aquesta oficina no existeix.'] }],
  [{ date: DATE, oficina_id: 101 }, { oficina_id: ['Aquesta oficina no existeix.'] }],
  [{ date: DATE, antena_id: 104 }, { antena_id: ["Aquesta antena no és de l'oficina."] }],
  [{ date: DATE, antena_id: 1 }, { antena_id: ["Aquesta antena no és de l'oficina."] }],
  [{ date: DATE, tematica_id: 1 }, { tematica_id: ["Aquesta temàtica no és del tipus d'assessoria."] }],
  [{ date: DATE, observacions: 'x'.repeat(2001) }, { observacions: ['El text és massa llarg.'] }],
  [
    { date: DATE, tipus: undefined, jove: undefined },
    {
      tipus: ['Aquest camp és obligatori.'],
      'jove.nom': ['Aquest camp és obligatori.'],
      'jove.cognoms': ['Aquest camp és obligatori.'],
    },
  ],
])('an invalid assessoria is 422 at its fields and changes nothing (%j)', async (changes, errors) => {
  const before = server.backend.getStore().log.length;
  const { status, json } = await admin.post('/assessories', { ...visit, ...changes });
  expect([status, json.errors]).toEqual([422, errors]);
  expect(server.backend.getStore().log.length).toBe(before);
});

test("the date rule's limits are included", async () => {
  for (const date of ['2026-10-21T00:00:00+02:00', '2027-02-18T23:59:59+01:00']) {
    expect((await admin.post('/assessories', { ...visit, date })).status).toBe(201);
  }
});

test("a booked assessoria has its slot's professional", async () => {
  const slot = findFreeSlot(server);
  const { json } = await admin.post('/assessories', { ...bookingOf(slot), professional_id: 1 });
  expect(json.errors).toEqual({ professional_id: ['No coincideix amb la disponibilitat triada.'] });
});

test('a PATCH keeps absent fields, clears null ones and ignores type, date and unknown ones', async () => {
  const row = putAssessoria(server, {
    idioma: 'ca',
    conegut: ['web'],
    descripcio: 'Abans',
    tematica_id: 8,
    jove: { nom: 'Jana', cognoms: 'Inventada Prova', telefon: '600 000 001', email: 'jana@example.org' },
  });
  const before = (await admin.get(`/assessories/${row.id}`)).json.data;
  const { status, json } = await admin.patch(`/assessories/${row.id}`, {
    id: 1,
    tipus: 'habitatge',
    date: '2027-01-01T10:00:00Z',
    cita: { date: '2027-01-01T10:00:00Z' },
    bloquejada: true,
    assistit: true,
    realitzada: {},
    idioma: null,
    conegut: null,
    tematica_id: null,
    jove: { telefon: null, nom: 'Janna' },
    modalitat: 'Virtual',
    professional_id: 9,
    antena_id: 101,
  });
  const professional = expect.objectContaining({ id: 9 });
  expect([status, json.data]).toEqual([
    200,
    {
      ...before,
      idioma: null,
      conegut: [],
      tematica: null,
      jove: { nom: 'Janna', cognoms: 'Inventada Prova', telefon: null, email: 'jana@example.org' },
      modalitat: 'Virtual',
      professional,
      antena: { id: 101, nom: 'Antena Institut Exemple' },
      cita: { ...before.cita, modalitat: 'Virtual', professional },
    },
  ]);
  expect((await admin.get(`/assessories/${row.id}`)).json).toEqual(json);
  expect((await admin.patch(`/assessories/${row.id}`)).json).toEqual(json);
});

test.each([
  [{ jove: null }, ['jove.nom', 'jove.cognoms']],
  [{ jove: { nom: null } }, ['jove.nom']],
  [{ jove: { email: 'no' } }, ['jove.email']],
  [{ edat: null }, ['edat']],
  [{ modalitat: 'Telefon' }, ['modalitat']],
  [{ oficina_id: null }, ['oficina_id']],
  [{ oficina_id: 101 }, ['oficina_id']],
  [{ oficina_id: 2 }, ['antena_id']],
  [{ antena_id: 104 }, ['antena_id']],
  [{ professional_id: 13 }, ['professional_id']],
  [{ professional_id: null }, ['professional_id']],
  [{ tematica_id: 1 }, ['tematica_id']],
  [{ conegut: 'web' }, ['conegut']],
])('an invalid change is 422 at its fields and changes nothing (%j)', async (changes, fields) => {
  const row = putAssessoria(server, { antena_id: 101 });
  const { status, json } = await admin.patch(`/assessories/${row.id}`, { descripcio: 'Després', ...changes });
  expect([status, Object.keys(json.errors)]).toEqual([422, fields]);
  expect(getState().assessories.get(row.id)).toEqual(row);
});

test('booking data is editable in every state, and an inactive professional may stay', async () => {
  const realised = [...getState().assessories.values()].find(({ realitzacio }) => realitzacio)!;
  const absent = putAssessoria(server, { assistit: false, professional_id: 13 });
  for (const { id } of [realised, absent]) {
    const before = (await admin.get(`/assessories/${id}`)).json.data;
    const { json } = await admin.patch(`/assessories/${id}`, { observacions: 'Afegit' });
    expect(json.data).toEqual({ ...before, observacions: 'Afegit' });
  }
});

test('moving to an office out of reach is refused before any issue', async () => {
  const me = await server.signIn('informador_integral');
  const row = putAssessoria(server);
  const answer = await me.patch(`/assessories/${row.id}`, { oficina_id: 2, edat: 'x' });
  expect([answer.status, getState().assessories.get(row.id)]).toEqual([403, row]);
});

test('the mark of not attended is permanent, and refused once realised', async () => {
  const row = putAssessoria(server, {
    cita: { id: 92_000, date: Date.parse('2027-03-01T10:00:00Z'), durada: 30, disponibilitat_id: null },
  });
  const marked = await admin.patch(`/assessories/${row.id}/assistit`);
  expect([marked.status, marked.json.data.assistit]).toEqual([200, false]);
  const log = server.backend.getStore().log.length;
  expect((await admin.patch(`/assessories/${row.id}/assistit`)).json).toEqual(marked.json);
  expect(server.backend.getStore().log.length).toBe(log);

  const realised = [...getState().assessories.values()].find(({ realitzacio }) => realitzacio)!;
  const refused = await admin.patch(`/assessories/${realised.id}/assistit`);
  expect([refused.status, refused.json.errors]).toEqual([
    422,
    { assistit: ['Aquesta assessoria ja està realitzada.'] },
  ]);
});

test('an assessoria in any state can be deleted, which frees its slot', async () => {
  const booked = [...getState().assessories.values()].find(
    ({ realitzacio, cita }) => realitzacio && cita.disponibilitat_id !== null,
  )!;
  expect((await admin.delete(`/assessories/${booked.id}`)).status).toBe(204);
  expect(getState().disponibilitats.get(booked.cita.disponibilitat_id!)?.assessoria_id).toBeNull();
  expect((await admin.get(`/assessories/${booked.id}`)).status).toBe(404);
  expect((await admin.delete(`/assessories/${booked.id}`)).status).toBe(404);
});
