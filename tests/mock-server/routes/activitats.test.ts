import { beforeEach, describe, expect, test } from 'vitest';
import type { Activitat } from '../../../mock-server/store/rows/activitat';
import { getDefaults } from '../../../mock-server/kit/defaults';
import { DadesActivitat } from '../../../src/domain/nouns/activitat';
import { ACTIVITAT } from '../support/fixtures';
import { openTestServer } from '../support/testServer';
import { toStatuses, tryCalls } from '../support/tryCalls';

/** Status of each call in the own office and another one (422: permitted, up to the body's issues). */
const STATUSES = {
  //                          read own other  edit own other  delete own other  create own other
  admin: /*                     */ '200 200  200 200  204 204  422 422',
  suport_coordinacio: /*        */ '200 200  200 200  403 403  422 422',
  informador: /*                */ '403 403  403 403  403 403  403 403',
  informador_centre_escolar: /* */ '200 403  200 403  403 403  422 403',
  informador_integral: /*       */ '200 403  200 403  204 403  422 403',
  antena: /*                    */ '200 403  200 403  403 403  422 403',
  assesor_academica: /*         */ '403 403  403 403  403 403  403 403',
  assesor_emprenedoria: /*      */ '403 403  403 403  403 403  403 403',
  assesor_habitatge: /*         */ '403 403  403 403  403 403  403 403',
  assesor_laboral: /*           */ '403 403  403 403  403 403  403 403',
  assesor_mobilitat: /*         */ '403 403  403 403  403 403  403 403',
};

const DADES: Omit<Activitat, 'id'> = { ...getDefaults(DadesActivitat), ...ACTIVITAT };

const { server, admin } = await openTestServer();

/** Replaces all activities; returns their ids from 1. */
function put(...changes: Partial<Activitat>[]): number {
  const { state } = server.backend.getStore();
  state.activitats = new Map(
    changes.map((change, index) => [index + 1, { id: index + 1, ...DADES, ...change }]),
  );
  state.last.activitat = changes.length;
  return 1;
}
const getRow = (id: number) => server.backend.getStore().state.activitats.get(id);

test.each(Object.entries(STATUSES))('%s has the statuses of the table', async (name, statuses) => {
  const me = await server.signIn(name);
  const calls = [
    (id: number) => me.get(`/activitats/${id}`),
    (id: number) => me.patch('/activitats', { id }),
    (id: number) => me.delete(`/activitats/${id}`),
    (id: number) => me.post('/activitats', { oficina_id: getRow(id)?.oficina_id }),
  ];
  const found = await tryCalls({ calls, places: [{}, { oficina_id: 2 }], put, getRow });
  expect(found).toBe(toStatuses(statuses));
});

test('lists and exports of activities have readable rows only', async () => {
  put({ titol: 'Aquí' }, { titol: 'Allà', oficina_id: 2 });
  const shown = async (name: string) => {
    const me = await server.signIn(name);
    const list = await me.get('/activitats');
    const file = await me.get('/activitats/exports/csv');
    return [list.json.data.map(({ id }: Activitat) => id), file.json.content.split('\r\n').length - 2];
  };
  expect(await shown('admin')).toEqual([[1, 2], 2]);
  expect(await shown('antena')).toEqual([[1], 1]);
  const refused = await server.signIn('assesor_laboral');
  expect((await refused.get('/activitats')).status).toBe(403);
  expect((await refused.get('/activitats/exports/csv')).status).toBe(403);
});

describe('the list', () => {
  beforeEach(() =>
    put(
      { titol: 'Passi per les aules', data: '2026-11-20', centre_id: 1, marc: 1, area: 1 },
      { titol: 'Taller', data: '2026-11-21', hora_inici: '09:00', observacions: 'Sense projecció' },
      { titol: 'Xerrada', data: '2026-11-21', oficina_id: 2, marc: 4, grups: 3 },
      { titol: 'Àrea oberta', data: '2026-11-25', centre_id: 2, grups: 12 },
    ),
  );
  const list = async (query: string) =>
    (await admin.get(`/activitats${query}`)).json.data.map(({ id }: Activitat) => id);

  test.each([
    ['', [4, 3, 2, 1]],
    ['?data_inici=2026-11-21&data_fi=2026-11-21', [3, 2]],
    ['?data_fi=2026-11-20', [1]],
    ['?oficina_id=2', [3]],
    ['?centre_id=2', [4]],
    ['?marc=1', [1]],
    ['?area=2&marc=4', [4, 3, 2]],
    ['?area=99', []],
    ['?q=projeccio', [2]],
    ['?q=area', [4]],
    ['?q=exemple%20passi', [1]],
    ['?q=ningu', []],
    ['?sort=titol', [4, 1, 2, 3]],
    ['?sort=-grups', [4, 3, 1, 2]],
    ['?sort=centre_escolar.nom', [1, 4, 2, 3]],
    ['?res=1', [4, 3, 2, 1]],
  ])('the list with %s has the expected rows', async (query, ids) => {
    expect(await list(query)).toEqual(ids);
  });

  test('an invalid period is refused', async () => {
    expect((await admin.get('/activitats?data_inici=avui')).json.errors).toHaveProperty('data_inici');
    const reversed = await admin.get('/activitats?data_inici=2026-11-21&data_fi=2026-11-20');
    expect(reversed).toMatchObject({ status: 422, json: { errors: { data_fi: [expect.any(String)] } } });
  });
});

describe('one activity', () => {
  beforeEach(() => put({ professionals: [3], ambit: 1, tematica_id: [1], marc: 4, submarc: 401 }));

  test('an activity is answered whole, with the objects of its ids', async () => {
    expect((await admin.get('/activitats/1')).json.data).toEqual({
      ...DADES,
      oficina_id: undefined,
      centre_id: undefined,
      id: 1,
      oficina: expect.objectContaining({ id: 1, nom: 'Oficina Gràcia' }),
      centre_escolar: null,
      professionals: [expect.objectContaining({ id: 3, nom: expect.any(String) })],
      ambit: 1,
      tematica_id: [1],
      submarc: 401,
    });
  });

  test.each(['999', 'nova', '-1', '1.5'])('the activity %s is 404', async (id) => {
    expect((await admin.get(`/activitats/${id}`)).status).toBe(404);
    expect((await admin.delete(`/activitats/${id}`)).status).toBe(404);
  });

  test('a new activity has the fields of its body, the others empty', async () => {
    const { status, json } = await admin.post('/activitats', {
      ...ACTIVITAT,
      centre_id: 1,
      professionals: [3, 4],
      presencial: { dona: 12 },
      activitatValoracio: { alumnat: 5, professorat: 4 },
    });
    expect(status).toBe(201);
    expect(json.data).toMatchObject({
      id: 2,
      centre_escolar: { id: 1, nom: 'Institut Exemple' },
      presencial: { home: 0, dona: 12, no_binari: 0 },
      virtual: { home: 0, dona: 0, no_binari: 0 },
      activitatValoracio: { alumnat: 5, professorat: 4, comentari: null },
      grups: null,
    });
    expect((await admin.get('/activitats/2')).json).toEqual(json);
  });

  test('a PATCH with the id in its body keeps absent fields and clears null ones, nested ones too', async () => {
    const change = { presencial: { dona: 3 }, activitatValoracio: { alumnat: 2, professorat: 3 } };
    await admin.patch('/activitats', { id: 1, ...change, grups: 4 });
    expect(getRow(1)).toMatchObject({
      ...ACTIVITAT,
      grups: 4,
      presencial: { home: 0, dona: 3, no_binari: 0 },
    });
    await admin.patch('/activitats', { id: 1, presencial: { home: 2 }, activitatValoracio: { alumnat: 5 } });
    expect(getRow(1)).toMatchObject({
      presencial: { home: 2, dona: 3, no_binari: 0 },
      activitatValoracio: { alumnat: 5, professorat: 3, comentari: null },
    });
    const { json } = await admin.patch('/activitats', { id: 1, grups: null, activitatValoracio: null });
    expect(json.data).toMatchObject({ grups: null, activitatValoracio: null, tematica_id: [1] });
  });

  test.each([
    [{}, 422, ['id']],
    [{ id: null }, 422, ['id']],
    [{ id: '1' }, 422, ['id']],
    [{ id: 999 }, 404, []],
  ])('PATCH with %j is %s', async (body, status, faults) => {
    const answer = await admin.patch('/activitats', { ...body, titol: 'x' });
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.json.errors ?? {})).toEqual(faults);
  });

  test('an activity may not move to an office out of reach', async () => {
    const me = await server.signIn('informador_integral');
    expect((await me.patch('/activitats', { id: 1, oficina_id: 2 })).status).toBe(403);
    expect(getRow(1)?.oficina_id).toBe(1);
  });

  test('a deleted activity is 404, and its id is not reused', async () => {
    expect((await admin.delete('/activitats/1')).status).toBe(204);
    expect((await admin.get('/activitats/1')).status).toBe(404);
    expect((await admin.post('/activitats', ACTIVITAT)).json.data.id).toBe(2);
  });

  test('inactive professionals of an activity may stay', async () => {
    const inactive = [...server.backend.getStore().state.professionals.values()].find(({ actiu }) => !actiu);
    const professionals = [inactive?.id ?? 0];
    put({ professionals });
    expect((await admin.patch('/activitats', { id: 1, professionals })).status).toBe(200);
    expect((await admin.post('/activitats', { ...ACTIVITAT, professionals })).json.errors).toEqual({
      professionals: ['Aquest professional no existeix o no està actiu.'],
    });
  });
});

describe('refused bodies', () => {
  test.each([
    [{ titol: '' }, 'titol'],
    [{ titol: null }, 'titol'],
    [{ data: undefined }, 'data'],
    [{ data: '25/11/2026' }, 'data'],
    [{ hora_inici: '9:00' }, 'hora_inici'],
    [{ hora_fi: '10:00' }, 'hora_fi'],
    [{ oficina_id: 101 }, 'oficina_id'],
    [{ centre_id: 9999 }, 'centre_id'],
    [{ professionals: [9999] }, 'professionals'],
    [{ marc: 9 }, 'marc'],
    [{ submarc: 101 }, 'submarc'],
    [{ area: 99 }, 'area'],
    [{ ambit: 99 }, 'ambit'],
    [{ ambit: 1, tematica_id: [8] }, 'tematica_id'],
    [{ tematica_id: [1] }, 'tematica_id'],
    [{ curs: '5eso' }, 'curs'],
    [{ grups: 100 }, 'grups'],
    [{ presencial: { home: -1 } }, 'presencial.home'],
    [{ activitatValoracio: { alumnat: 3 } }, 'activitatValoracio.professorat'],
    [{ data: '2026-10-20' }, 'data'],
    [{ data: '2027-05-20' }, 'data'],
  ])('an activity with %j is 422 on %s', async (change, field) => {
    const { status, json } = await admin.post('/activitats', { ...ACTIVITAT, ...change });
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
  });

  test('an empty activity is 422 on every required field', async () => {
    const { json } = await admin.post('/activitats', {});
    expect(Object.keys(json.errors).toSorted()).toEqual(
      ['area', 'data', 'hora_fi', 'hora_inici', 'marc', 'oficina_id', 'titol'].toSorted(),
    );
  });

  test('a changed day outside the rule is 422, an unchanged one is not', async () => {
    put({ data: '2026-01-12' });
    const patch = (data: string) => admin.patch('/activitats', { id: 1, data, titol: 'Nou' });
    expect((await patch('2026-01-12')).status).toBe(200);
    expect((await patch('2026-01-13')).json.errors).toEqual({
      data: ['La data ha de ser entre 30 dies enrere i 180 dies endavant.'],
    });
    expect((await patch('2026-10-21')).status).toBe(200);
  });
});

test('the export has names for ids, and no cell is read as a formula', async () => {
  put({ titol: '=1+1', centre_id: 1, submarc: 402, ambit: 1, tematica_id: [1, 2], grups: 2, curs: '4eso' });
  const { json } = await admin.get('/activitats/exports/csv');
  expect(json.content).toBe(
    'id;titol;data;hora_inici;hora_fi;oficina;centre_escolar;professionals;marc;submarc;area;ambit;tematiques;' +
      'curs;grups;presencial_home;presencial_dona;presencial_no_binari;virtual_home;virtual_dona;' +
      'virtual_no_binari;valoracio_alumnat;valoracio_professorat;valoracio_comentari;observacions\r\n' +
      "1;'=1+1;25/11/2026;10:00;11:30;Oficina Gràcia;Institut Exemple;;Formació;Xerrada;" +
      "Acció als centres educatius;Formació;ESO i PFI, Batxillerat;4t d'ESO;2;0;0;0;0;0;0;;;;\r\n",
  );
});
