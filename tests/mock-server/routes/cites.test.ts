import { expect, test } from 'vitest';
import { Cita } from '../../../src/domain/nouns/cita';
import { Disponibilitat } from '../../../src/domain/nouns/disponibilitat';
import { JOVE, bookingOf, findFreeSlot, putAssessoria } from '../support/fixtures';
import { NOW, openTestServer, postAtOnce } from '../support/testServer';

const { server, admin } = await openTestServer();

const TODAY = '?data_inici=2026-11-20&data_fi=2026-11-20';
const getState = () => server.backend.getStore().state;

test('appointments of a period come in one page, oldest first, in the form of the contract', async () => {
  const { status, json } = await admin.get(`/cites${TODAY}`);
  expect(status).toBe(200);
  for (const cita of json.data) expect(Cita.safeParse(cita).error).toBeUndefined();
  const dates = json.data.map(({ date }: { date: string }) => date);
  expect(dates).toEqual(dates.toSorted());
  expect(new Set(dates.map((date: string) => date.slice(0, 10)))).toEqual(new Set(['2026-11-20']));
  const { length } = json.data;
  expect(length).toBeGreaterThan(20);
  expect(json.meta).toEqual({
    current_page: 1,
    from: 1,
    last_page: 1,
    path: `${server.url}/api/cites`,
    per_page: length,
    to: length,
    total: length,
  });
});

test('an appointment is answered whole', async () => {
  const row = putAssessoria(server, {
    antena_id: 101,
    cita: { id: 90_001, date: Date.parse('2026-12-31T22:30:00Z'), durada: 45, disponibilitat_id: null },
  });
  const { json } = await admin.get('/cites?data_inici=2026-12-31&data_fi=2026-12-31&professional_id=3');
  expect(json.data).toEqual([
    {
      id: 90_001,
      date: '2026-12-31T23:30:00+01:00',
      durada: 45,
      modalitat: 'Presencial',
      antena: { id: 101, nom: 'Antena Institut Exemple' },
      assessoria: {
        id: row.id,
        slug: `laboral-${row.id}`,
        tipus: 'laboral',
        oficina: {
          id: 1,
          nom: 'Oficina Gràcia',
          name: 'Oficina Gràcia',
          antenas: getState().oficines[0]?.antenas.map(({ id, nom }) => ({ id, nom })),
        },
        jove: { nom: 'Jana', cognoms: 'Inventada Prova', telefon: null, email: null },
        bloquejada: false,
        assistit: null,
      },
      professional: expect.objectContaining({ id: 3 }),
    },
  ]);
});

test.each(['/cites', '/cites/disponibilitats'])('%s requires a valid period', async (path) => {
  const ask = async (query: string) => (await admin.get(path + query)).json.errors;
  const required = ['Aquest camp és obligatori.'];
  const format = ['El format no és vàlid.'];
  expect(await ask('')).toEqual({ data_inici: required, data_fi: required });
  expect(await ask('?data_inici=2026-11-20&data_fi=')).toEqual({ data_fi: required });
  expect(await ask('?data_inici=20/11/2026&data_fi=2026-02-30')).toEqual({
    data_inici: format,
    data_fi: format,
  });
  expect(await ask('?data_inici=2026-11-21&data_fi=2026-11-20')).toEqual({
    data_fi: ['La data final no pot ser anterior a la data inicial.'],
  });
});

test('filters narrow both lists; unknown values give no rows, unknown parameters are ignored', async () => {
  for (const path of ['/cites', '/cites/disponibilitats']) {
    const ask = async (query: string) => (await admin.get(`${path}${TODAY}${query}`)).json.data;
    const all = await ask('');
    expect(await ask('&color=blau')).toEqual(all);
    expect(await ask('&tipus=res')).toEqual([]);
    expect(await ask('&oficina_id=101')).toEqual([]);
    expect(await ask('&professional_id=abc')).toEqual([]);
    const mine = await ask('&professional_id=9');
    expect(mine.length).toBeGreaterThan(2);
    expect(all.filter((row: { professional?: { id: number } }) => row.professional?.id === 9)).toEqual(
      mine.filter((row: { professional?: unknown }) => row.professional),
    );
  }
});

test('availability lists free and taken slots, oldest first', async () => {
  const { json } = await admin.get(`/cites/disponibilitats${TODAY}`);
  for (const slot of json.data) expect(Disponibilitat.safeParse(slot).error).toBeUndefined();
  const free = new Set(json.data.map(({ lliure }: { lliure: boolean }) => lliure));
  expect(free).toEqual(new Set([true, false]));
  const starts = json.data.map(({ data_inici }: { data_inici: string }) => data_inici);
  expect(starts).toEqual(starts.toSorted());
});

test("a role of an office sees only its office's appointments and availability", async () => {
  for (const name of ['informador', 'antena', 'assesor_mobilitat']) {
    const me = await server.signIn(name);
    const slots = (await me.get('/cites/disponibilitats?data_inici=2026-11-16&data_fi=2026-11-27')).json.data;
    expect(new Set(slots.map((slot: Disponibilitat) => slot.oficina?.id))).toEqual(new Set([1]));
    const cites = (await me.get('/cites?data_inici=2026-11-16&data_fi=2026-11-27')).json.data;
    const open = cites.filter((cita: Cita) => !cita.assessoria.bloquejada);
    expect(
      new Set(
        open.map(({ assessoria }: { assessoria: { oficina: { id: number } } }) => assessoria.oficina.id),
      ),
    ).toEqual(new Set([1]));
  }
});

test('an appointment hides the young person of an unreadable assessoria, and a blocked one has a lock', async () => {
  const me = await server.signIn('assesor_laboral');
  const { json } = await me.get('/cites?data_inici=2026-10-01&data_fi=2026-12-31');
  const known = new Map<string, Set<boolean>>();
  for (const { assessoria } of json.data) {
    if (assessoria.bloquejada) continue;
    known.set(assessoria.tipus, (known.get(assessoria.tipus) ?? new Set()).add(assessoria.jove !== null));
  }
  expect(Object.fromEntries(known)).toEqual({
    laboral: new Set([true]),
    academica: new Set([false]),
    mobilitat_internacional: new Set([false]),
    emprenedoria: new Set([false]),
    habitatge: new Set([false]),
  });
  const locked = json.data.find(({ assessoria }: Cita) => assessoria.bloquejada);
  expect(locked).toEqual({
    id: expect.any(Number),
    date: expect.any(String),
    durada: expect.any(Number),
    assessoria: { id: expect.any(Number), tipus: expect.any(String), bloquejada: true },
  });
});

test('booking answers the whole appointment, takes the slot and creates the assessoria', async () => {
  const me = await server.signIn('assesor_laboral');
  const slot = findFreeSlot(server, ({ tipus, oficina_id }) => tipus === 'laboral' && oficina_id === 1);
  const { status, json } = await me.post('/cites', bookingOf(slot));
  expect(status).toBe(201);
  expect(Cita.safeParse(json.data).error).toBeUndefined();
  expect(json.data).toMatchObject({ durada: 60, professional: { id: slot.professional_id } });
  expect(Date.parse(json.data.date)).toBe(slot.inici);
  expect(getState().disponibilitats.get(slot.id)?.assessoria_id).toBe(json.data.assessoria.id);
  const found = await me.get(`/assessories/${json.data.assessoria.id}`);
  expect(found.json.data.cita.id).toBe(json.data.id);
});

test('booking another type needs only create_cita, and the answer hides the young person', async () => {
  const me = await server.signIn('assesor_laboral');
  const slot = findFreeSlot(server, ({ tipus, oficina_id }) => tipus === 'habitatge' && oficina_id !== 1);
  const { status, json } = await me.post('/cites', bookingOf(slot));
  expect([status, json.data.assessoria.jove]).toEqual([201, null]);
});

test("an absent antena becomes the slot's, and hostile texts are stored as sent", async () => {
  const me = await server.signIn('informador');
  const slot = findFreeSlot(server, ({ antena_id, oficina_id }) => antena_id === 102 && oficina_id === 1);
  const nom = '<script>alert("1")</script>';
  const cognoms = " =cmd|' /C calc'!A0; \"'; DROP TABLE-- \u202E𝒳 \r\n";
  const { antena_id: _, ...body } = {
    ...bookingOf(slot),
    jove: { nom, cognoms },
    descripcio: '{{7*7}} ${x} %00',
  };
  const { status, json } = await me.post('/cites', body);
  expect([status, json.data.antena]).toEqual([201, { id: 102, nom: expect.any(String) }]);
  const { data } = (await me.get(`/assessories/${json.data.assessoria.id}`)).json;
  expect([data.jove, data.descripcio]).toEqual([
    { nom, cognoms, telefon: null, email: null },
    '{{7*7}} ${x} %00',
  ]);
});

test('a taken slot is refused, and exactly one of several simultaneous bookings succeeds', async () => {
  const slot = findFreeSlot(server, ({ oficina_id }) => oficina_id === 1);
  const people = await Promise.all(
    ['admin', 'informador', 'assesor_laboral', 'assesor_academica', 'antena'].map((name) =>
      server.signIn(name),
    ),
  );
  const before = getState().assessories.size;
  const answers = await postAtOnce([...people, ...people], '/cites', bookingOf(slot));
  const won = answers.filter(({ status }) => status === 201);
  expect([answers.length, won.length]).toEqual([10, 1]);
  for (const { status, json } of answers.filter((answer) => !won.includes(answer))) {
    expect([status, json.errors]).toEqual([422, { disponibilitat_id: ['Aquesta hora ja està reservada.'] }]);
  }
  expect(getState().assessories.size).toBe(before + 1);
});

test('a begun slot, and one outside the date rule, is refused', async () => {
  const slot = findFreeSlot(server, ({ inici }) => inici > Date.parse('2026-12-20T00:00:00Z'));
  const book = async () => (await admin.post('/cites', bookingOf(slot))).json.errors;
  try {
    server.setNow(new Date(slot.inici).toISOString());
    expect(await book()).toEqual({ disponibilitat_id: ['Aquesta hora ja ha començat.'] });
    server.setNow('2026-09-01T10:00:00Z');
    expect(await book()).toEqual({
      disponibilitat_id: ['La data ha de ser entre 30 dies enrere i 90 dies endavant.'],
    });
    server.setNow(new Date(slot.inici - 1000).toISOString());
    expect(await book()).toBeUndefined();
  } finally {
    server.setNow(NOW);
  }
});

const misfit = ['No coincideix amb la disponibilitat triada.'];
test.each([
  [{ disponibilitat_id: 999_999 }, { disponibilitat_id: ['Aquesta disponibilitat no existeix.'] }],
  [{ disponibilitat_id: null }, { disponibilitat_id: ['Aquest camp és obligatori.'] }],
  [{ disponibilitat_id: 'x' }, { disponibilitat_id: ['El format no és vàlid.'] }],
  [{ tipus: 'habitatge' }, { tipus: misfit }],
  [{ tipus: 'mobilitat' }, { tipus: ['El format no és vàlid.'] }],
  [{ modalitat: 'Virtual' }, { modalitat: misfit }],
  [{ modalitat: null }, { modalitat: ['Aquest camp és obligatori.'] }],
  [{ oficina_id: 2 }, { oficina_id: misfit }],
  [{ oficina_id: 101 }, { oficina_id: misfit }],
  [{ oficina_id: undefined }, { oficina_id: ['Aquest camp és obligatori.'] }],
  [{ antena_id: 102 }, { antena_id: misfit }],
  [{ antena_id: 'x' }, { antena_id: ['El format no és vàlid.'] }],
  [
    { jove: null },
    { 'jove.nom': ['Aquest camp és obligatori.'], 'jove.cognoms': ['Aquest camp és obligatori.'] },
  ],
  [
    { jove: { nom: ' ', cognoms: '' } },
    { 'jove.nom': ['Aquest camp és obligatori.'], 'jove.cognoms': ['Aquest camp és obligatori.'] },
  ],
  [{ jove: { nom: 'x'.repeat(201), cognoms: 'y' } }, { 'jove.nom': ['El text és massa llarg.'] }],
  [
    { jove: { nom: 'x', cognoms: 'y', telefon: '1'.repeat(21), email: 'no' } },
    { 'jove.telefon': ['El text és massa llarg.'], 'jove.email': ['El correu electrònic no és vàlid.'] },
  ],
  [
    { jove: { nom: 'x', cognoms: 'y', telefon: '600' } },
    { 'jove.telefon': ['El telèfon ha de tenir de 9 a 15 xifres.'] },
  ],
  [{ jove: 'Jana' }, { jove: ['El format no és vàlid.'] }],
  [{ edat: '8-9' }, { edat: ['El format no és vàlid.'] }],
  [
    { edat: null, perfil: null, genere: null },
    {
      edat: ['Aquest camp és obligatori.'],
      perfil: ['Aquest camp és obligatori.'],
      genere: ['Aquest camp és obligatori.'],
    },
  ],
  [{ conegut: ['web', 'ràdio'] }, { conegut: ['El format no és vàlid.'] }],
  [{ tematica_id: 25 }, { tematica_id: ["Aquesta temàtica no és del tipus d'assessoria."] }],
  [{ tematica_id: 9999 }, { tematica_id: ["Aquesta temàtica no és del tipus d'assessoria."] }],
  [{ descripcio: 'x'.repeat(2001) }, { descripcio: ['El text és massa llarg.'] }],
])('an invalid booking is 422 at its fields and changes nothing (%j)', async (changes, errors) => {
  const slot = findFreeSlot(
    server,
    ({ tipus, oficina_id, antena_id, modalitat }) =>
      tipus === 'laboral' && oficina_id === 1 && antena_id === null && modalitat.join() === 'Presencial',
  );
  const before = server.backend.getStore().log.length;
  const { status, json } = await admin.post('/cites', { ...bookingOf(slot), ...changes });
  expect([status, json.errors]).toEqual([422, errors]);
  expect(server.backend.getStore().log.length).toBe(before);
  expect(getState().disponibilitats.get(slot.id)?.assessoria_id).toBeNull();
});

test('a slot at an antena is refused for a booking at the office', async () => {
  const slot = findFreeSlot(server, ({ antena_id }) => antena_id !== null);
  const { json } = await admin.post('/cites', { ...bookingOf(slot), antena_id: null });
  expect(json.errors).toEqual({ antena_id: misfit });
});

test('deleting an appointment frees its slot and deletes its assessoria', async () => {
  const slot = findFreeSlot(server);
  const { data } = (await admin.post('/cites', bookingOf(slot))).json;
  const { status, text } = await admin.delete(`/cites/${data.id}`);
  expect([status, text]).toEqual([204, '']);
  expect(getState().disponibilitats.get(slot.id)?.assessoria_id).toBeNull();
  expect((await admin.get(`/assessories/${data.assessoria.id}`)).status).toBe(404);
  expect((await admin.delete(`/cites/${data.id}`)).status).toBe(404);
  const again = await admin.post('/cites', bookingOf(slot));
  expect(again.json.data.id).toBeGreaterThan(data.id);
});

test('a realised or blocked appointment cannot be deleted', async () => {
  const realised = [...getState().assessories.values()].find(({ realitzacio }) => realitzacio);
  const answer = await admin.delete(`/cites/${realised?.cita.id}`);
  expect([answer.status, answer.json.errors]).toEqual([
    422,
    { cita: ["L'assessoria d'aquesta cita ja està realitzada."] },
  ]);
  const blocked = [...getState().assessories.values()].find(({ bloquejada }) => bloquejada);
  expect(await admin.delete(`/cites/${blocked?.cita.id}`)).toMatchObject({
    status: 403,
    json: { message: "L'assessoria està bloquejada." },
  });
});

test('an office out of reach is 403 before any issue', async () => {
  const me = await server.signIn('informador');
  const refused = await me.post('/cites', { oficina_id: 2, ...JOVE, edat: 'x' });
  expect([refused.status, refused.json.message]).toEqual([
    403,
    'No tens permís per als registres de Oficina Ciutat Vella.',
  ]);
  expect((await me.post('/cites', { oficina_id: 999 })).status).toBe(422);
});
