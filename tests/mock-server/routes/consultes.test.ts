import { beforeEach, describe, expect, test } from 'vitest';
import type { Consulta } from '../../../mock-server/store/rows/consulta';
import { getDefaults } from '../../../mock-server/kit/defaults';
import { DadesConsulta } from '../../../src/domain/nouns/consulta';
import { CONSULTA } from '../support/fixtures';
import { openTestServer } from '../support/testServer';
import { toStatuses, tryCalls } from '../support/tryCalls';

/** Status of each call in the own office, its antena, another one (422: permitted, up to issues). */
const STATUSES = {
  //                            read own antena other  edit own antena other  delete own antena other  create own other
  admin: /*                     */ '200 200 200  200 200 200  204 204 204  422 422',
  suport_coordinacio: /*        */ '200 200 200  200 200 200  403 403 403  422 422',
  informador: /*                */ '200 200 403  200 200 403  403 403 403  422 403',
  informador_centre_escolar: /* */ '200 200 403  200 200 403  403 403 403  422 403',
  informador_integral: /*       */ '200 200 403  200 200 403  204 204 403  422 403',
  antena: /*                    */ '200 200 403  200 200 403  403 403 403  422 403',
  assesor_academica: /*         */ '200 200 403  403 403 403  403 403 403  403 403',
  assesor_emprenedoria: /*      */ '200 200 403  403 403 403  403 403 403  403 403',
  assesor_habitatge: /*         */ '200 200 403  403 403 403  403 403 403  403 403',
  assesor_laboral: /*           */ '200 200 403  403 403 403  403 403 403  403 403',
  assesor_mobilitat: /*         */ '200 200 403  403 403 403  403 403 403  403 403',
};

const DADES: Omit<Consulta, 'id'> = {
  ...getDefaults(DadesConsulta),
  ...CONSULTA,
  data: Date.parse(CONSULTA.data),
  professional_id: 3,
};

const { server, admin } = await openTestServer();

/** Replaces all consultes; returns their ids from 1. */
function put(...changes: Partial<Consulta>[]): number {
  const { state } = server.backend.getStore();
  state.consultes = new Map(
    changes.map((change, index) => [index + 1, { id: index + 1, ...DADES, ...change }]),
  );
  state.last.consulta = changes.length;
  return 1;
}
const getRow = (id: number) => server.backend.getStore().state.consultes.get(id);

test.each(Object.entries(STATUSES))('%s has the statuses of the table', async (name, statuses) => {
  const me = await server.signIn(name);
  const places = [{}, { antena_id: 101 }, { oficina_id: 2 }];
  const calls = [
    (id: number) => me.get(`/consultes/${id}`),
    (id: number) => me.patch(`/consultes/${id}`, {}),
    (id: number) => me.delete(`/consultes/${id}`),
  ];
  const found = await tryCalls({ calls, places, put, getRow });
  const create = (id: number) => me.post('/consultes', { oficina_id: getRow(id)?.oficina_id });
  const created = await tryCalls({ calls: [create], places: [{}, { oficina_id: 2 }], put, getRow });
  expect(`${found} ${created}`).toBe(toStatuses(statuses));
});

test('lists and exports of consultes have readable rows only', async () => {
  put({}, { antena_id: 101 }, { oficina_id: 2 });
  const shown = async (name: string) => {
    const me = await server.signIn(name);
    const list = await me.get('/consultes');
    const file = await me.get('/consultes/exports/csv');
    return [list.json.data.map(({ id }: Consulta) => id), file.json.content.split('\r\n').length - 2];
  };
  expect(await shown('admin')).toEqual([[1, 2, 3], 3]);
  expect(await shown('antena')).toEqual([[1, 2], 2]);
  expect(await shown('assesor_laboral')).toEqual([[1, 2], 2]);
});

describe('the list', () => {
  beforeEach(() =>
    put(
      { data: Date.parse('2026-11-20T00:00:00+01:00'), canal: 'telefon', observacions: 'Carnet jove' },
      { data: Date.parse('2026-11-19T23:59:00+01:00'), antena_id: 101, ambit: 2 },
      { data: Date.parse('2026-11-18T10:00:00+01:00'), oficina_id: 2, professional_id: 4 },
    ),
  );
  const list = async (query: string) =>
    (await admin.get(`/consultes${query}`)).json.data.map(({ id }: Consulta) => id);

  test.each([
    ['', [1, 2, 3]],
    ['?data_inici=2026-11-20', [1]],
    ['?data_fi=2026-11-19', [2, 3]],
    ['?data_inici=2026-11-19&data_fi=2026-11-19', [2]],
    ['?oficina_id=2', [3]],
    ['?antena_id=101', [2]],
    ['?professional_id=4', [3]],
    ['?ambit=2', [2]],
    ['?canal=telefon', [1]],
    ['?canal=fax', []],
    ['?q=CARNET', [1]],
    ['?q=ningu', []],
    ['?sort=data', [3, 2, 1]],
    ['?sort=-id', [3, 2, 1]],
    ['?res=1', [1, 2, 3]],
  ])('the list with %s has the expected rows', async (query, ids) => {
    expect(await list(query)).toEqual(ids);
  });

  test('q finds consultes by the name of the office or the professional', async () => {
    const { oficines, professionals } = server.backend.getStore().state;
    const named = professionals.get(4);
    expect(await list(`?q=${encodeURIComponent(`${named?.nom} ${named?.cognom}`)}`)).toContain(3);
    expect(await list(`?q=${encodeURIComponent(oficines[1]?.nom ?? '')}`)).toEqual([3]);
  });

  test('an invalid period is refused', async () => {
    expect((await admin.get('/consultes?data_fi=avui')).json.errors).toHaveProperty('data_fi');
    const reversed = await admin.get('/consultes?data_inici=2026-11-21&data_fi=2026-11-20');
    expect(reversed).toMatchObject({ status: 422, json: { errors: { data_fi: [expect.any(String)] } } });
  });
});

describe('one consulta', () => {
  beforeEach(() => put({ ambit: 1, tematica_id: [1], subtematica_id: [101] }));

  test("a consulta is answered whole, with the objects of its ids and Madrid's offset", async () => {
    expect((await admin.get('/consultes/1')).json.data).toEqual({
      ...DADES,
      oficina_id: undefined,
      antena_id: undefined,
      professional_id: undefined,
      id: 1,
      data: '2026-11-20T10:00:00+01:00',
      oficina: expect.objectContaining({ id: 1, nom: 'Oficina Gràcia' }),
      antena: null,
      professional: expect.objectContaining({ id: 3, nom: expect.any(String) }),
      ambit: 1,
      tematica_id: [1],
      subtematica_id: [101],
    });
  });

  test.each(['999', 'nova', '-1', '1.5'])('the consulta %s is 404', async (id) => {
    expect((await admin.get(`/consultes/${id}`)).status).toBe(404);
    expect((await admin.patch(`/consultes/${id}`, {})).status).toBe(404);
    expect((await admin.delete(`/consultes/${id}`)).status).toBe(404);
  });

  test('a new consulta has its author and the fields of its body, the others empty', async () => {
    const me = await server.signIn('informador');
    const { status, json } = await me.post('/consultes', { ...CONSULTA, antena_id: 101 });
    expect(status).toBe(201);
    const self = [...server.backend.getStore().state.professionals.values()].find(
      ({ email }) => email === 'informador@example.org',
    );
    expect(json.data).toMatchObject({
      id: 2,
      data: '2026-11-20T10:00:00+01:00',
      antena: { id: 101 },
      professional: { id: self?.id },
      nombre_persones: 1,
      conegut: [],
      observacions: null,
    });
    expect((await me.get('/consultes/2')).json).toEqual(json);
  });

  test('instants on the days of a clock change are stored unchanged', async () => {
    for (const data of [
      '2026-10-25T02:30:00+02:00',
      '2026-10-25T02:30:00+01:00',
      '2027-03-28T03:30:00+02:00',
    ]) {
      expect((await admin.post('/consultes', { ...CONSULTA, data })).json.data.data).toBe(data);
    }
    const utc = await admin.post('/consultes', { ...CONSULTA, data: '2026-10-25T01:30:00Z' });
    expect(utc.json.data.data).toBe('2026-10-25T02:30:00+01:00');
  });

  test('a PATCH of a consulta keeps absent fields and clears null ones', async () => {
    await admin.patch('/consultes/1', { idioma: 'ca', observacions: 'Torna demà', conegut: ['web'] });
    expect(getRow(1)).toMatchObject({ idioma: 'ca', observacions: 'Torna demà', tematica_id: [1] });
    await admin.patch('/consultes/1', { idioma: null, conegut: null });
    expect(getRow(1)).toMatchObject({ idioma: null, observacions: 'Torna demà', conegut: [] });
  });

  test('a consulta may not move to an office out of reach', async () => {
    const me = await server.signIn('informador');
    expect((await me.patch('/consultes/1', { oficina_id: 2 })).status).toBe(403);
    expect(getRow(1)?.oficina_id).toBe(1);
  });

  test('a deleted consulta is 404, and its id is not reused', async () => {
    expect((await admin.delete('/consultes/1')).status).toBe(204);
    expect((await admin.get('/consultes/1')).status).toBe(404);
    expect((await admin.post('/consultes', CONSULTA)).json.data.id).toBe(2);
  });

  test('a consulta is editable while its stored and its new day keep the rule', async () => {
    put({ data: Date.parse('2026-11-05T00:00:00+01:00') }, { data: Date.parse('2026-11-04T23:59:00+01:00') });
    const patch = (id: number, body: object) => admin.patch(`/consultes/${id}`, body);
    expect((await patch(1, { idioma: 'es' })).status).toBe(200);
    const refused = { data: ['La data no pot ser anterior a fa 15 dies.'] };
    expect((await patch(2, { idioma: 'es' })).json.errors).toEqual(refused);
    expect((await patch(2, { data: '2026-11-20T10:00:00+01:00' })).json.errors).toEqual(refused);
    expect((await patch(1, { data: '2026-11-04T10:00:00+01:00' })).json.errors).toEqual(refused);
    expect((await admin.post('/consultes', { ...CONSULTA, data: '2026-01-04T10:00:00+01:00' })).status).toBe(
      201,
    );
  });
});

describe('refused bodies', () => {
  test.each([
    [{ data: undefined }, 'data'],
    [{ data: '2026-11-20' }, 'data'],
    [{ data: '2026-11-20T10:00:00' }, 'data'],
    [{ oficina_id: 101 }, 'oficina_id'],
    [{ antena_id: 9999 }, 'antena_id'],
    [{ professional_id: 9999 }, 'professional_id'],
    [{ canal: 'fax' }, 'canal'],
    [{ canal: null }, 'canal'],
    [{ perfil: 'jove' }, 'perfil'],
    [{ genere: 'cap' }, 'genere'],
    [{ edat: '11' }, 'edat'],
    [{ residencia: 'mart' }, 'residencia'],
    [{ conegut: ['premsa'] }, 'conegut'],
    [{ ambit: 99 }, 'ambit'],
    [{ ambit: undefined }, 'ambit'],
    [{ tematica_id: [8] }, 'tematica_id'],
    [{ tematica_id: [1], subtematica_id: [201] }, 'subtematica_id'],
    [{ subtematica_id: [101] }, 'subtematica_id'],
    [{ serveis_tramits: ['res'] }, 'serveis_tramits'],
    [{ derivacio: ['enlloc'] }, 'derivacio'],
    [{ nombre_persones: 0 }, 'nombre_persones'],
    [{ nombre_persones: 31 }, 'nombre_persones'],
    [{ nombre_persones: 1.5 }, 'nombre_persones'],
    [{ observacions: 'x'.repeat(2001) }, 'observacions'],
  ])('a consulta with %j is 422 on %s', async (change, field) => {
    const { status, json } = await admin.post('/consultes', { ...CONSULTA, ...change });
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
  });

  test('an empty consulta is 422 on every required field', async () => {
    const { json } = await admin.post('/consultes', {});
    expect(Object.keys(json.errors).toSorted()).toEqual(
      ['ambit', 'canal', 'data', 'edat', 'genere', 'nombre_persones', 'oficina_id', 'perfil'].toSorted(),
    );
  });
});

test('the export has names for ids, and no cell is read as a formula', async () => {
  put({ observacions: '=1+1', tematica_id: [1], subtematica_id: [101], conegut: ['web', 'jb'] });
  const { json } = await admin.get('/consultes/exports/csv');
  expect(json.content.split('\r\n')[0]).toBe(
    'id;data;oficina;antena;professional;canal;perfil;genere;edat;residencia;idioma;formacio;ocupacio;conegut;' +
      'ambit;tematiques;subtematiques;serveis_tramits;nombre_persones;derivacio;observacions',
  );
  const [header, row] = json.content.split('\r\n').map((line: string) => line.split(';'));
  const cells = Object.fromEntries(header.map((name: string, index: number) => [name, row[index]]));
  expect(cells).toMatchObject({
    id: '1',
    data: '20/11/2026 10:00',
    oficina: 'Oficina Gràcia',
    antena: '',
    canal: 'Presencial',
    ambit: 'Formació',
    tematiques: 'ESO i PFI',
    conegut: 'Web, Joves de Barcelona',
    nombre_persones: '1',
    observacions: "'=1+1",
  });
});
