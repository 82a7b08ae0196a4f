import { beforeEach, describe, expect, test } from 'vitest';
import type { Professional } from '../../../mock-server/store/rows/professional';
import { getDefaults } from '../../../mock-server/kit/defaults';
import { DadesProfessional } from '../../../src/domain/nouns/professional';
import { findFreeSlot, putAssessoria } from '../support/fixtures';
import { openTestServer } from '../support/testServer';
import { toStatuses, tryCalls } from '../support/tryCalls';

/** Status of each call in the own office, another one, the central level (422: permitted). */
const STATUSES = {
  //                            read own other central  edit own other central  delete own other central  create …
  admin: /*                     */ '200 200 200  200 200 200  204 204 204  422 422 422',
  suport_coordinacio: /*        */ '200 200 200  200 200 200  403 403 403  422 422 422',
  informador: /*                */ '403 403 403  403 403 403  403 403 403  403 403 403',
  informador_centre_escolar: /* */ '403 403 403  403 403 403  403 403 403  403 403 403',
  informador_integral: /*       */ '200 403 403  403 403 403  403 403 403  403 403 403',
  antena: /*                    */ '403 403 403  403 403 403  403 403 403  403 403 403',
  assesor_academica: /*         */ '403 403 403  403 403 403  403 403 403  403 403 403',
  assesor_emprenedoria: /*      */ '403 403 403  403 403 403  403 403 403  403 403 403',
  assesor_habitatge: /*         */ '403 403 403  403 403 403  403 403 403  403 403 403',
  assesor_laboral: /*           */ '403 403 403  403 403 403  403 403 403  403 403 403',
  assesor_mobilitat: /*         */ '403 403 403  403 403 403  403 403 403  403 403 403',
};

const NEW = {
  nom: 'Aina',
  cognom: 'Fictícia',
  email: 'aina.nova@example.org',
  role: 'informador',
  oficina_id: 1,
} as const;

const { server, admin } = await openTestServer();
beforeEach(async () => {
  server.restart();
  await server.signIn('admin');
});

const getState = () => server.backend.getStore().state;
const getRow = (id: number) => getState().professionals.get(id);
function getSelf(name: string): Professional {
  const found = [...getState().professionals.values()].find(({ email }) => email === `${name}@example.org`);
  if (!found) throw new Error(`no account ${name}`);
  return found;
}
/** Puts a professional without other records into the store. */
function put(changes: Partial<Professional> = {}): Professional {
  const { state } = server.backend.getStore();
  const id = state.last.professional + 1;
  const row: Professional = {
    ...getDefaults(DadesProfessional),
    id,
    nom: 'Pau',
    cognom: 'Inventat',
    email: `pau${id}@example.org`,
    role: 'informador',
    oficina_id: 1,
    force_password_change: false,
    secret: null,
    ...changes,
  };
  state.professionals.set(id, row);
  state.last.professional = id;
  return row;
}

test.each(Object.entries(STATUSES))('%s has the statuses of the table', async (name, statuses) => {
  const me = await server.signIn(name);
  const places: Partial<Professional>[] = [{}, { oficina_id: 2 }, { oficina_id: null, role: 'admin' }];
  const calls = [
    (id: number) => me.get(`/professionals/${id}`),
    (id: number) => me.patch(`/professionals/${id}`, {}),
    (id: number) => me.delete(`/professionals/${id}`),
    (id: number) => me.post('/professionals', { oficina_id: getRow(id)?.oficina_id, role: getRow(id)?.role }),
  ];
  const found = await tryCalls({ calls, places, put: (place) => put(place).id, getRow });
  expect(found).toBe(toStatuses(statuses));
});

describe('the list', () => {
  const list = async (query: string, me = admin): Promise<Professional[]> =>
    (await me.get(`/professionals?per_page=100${query}`)).json.data;

  test('the list is by surname, and only of the own office without a wider right', async () => {
    const all = await list('');
    expect(all).toHaveLength(40);
    const names = all.map(({ cognom }) => cognom);
    expect(names).toEqual(names.toSorted(new Intl.Collator('ca').compare));
    const own = await list('', await server.signIn('informador_integral'));
    const office = [...getState().professionals.values()].filter(({ oficina_id }) => oficina_id === 1);
    expect(new Set(own.map(({ id }) => id))).toEqual(new Set(office.map(({ id }) => id)));
  });

  test.each([
    ['&role=admin', ['admin']],
    ['&actiu=false', ['inactiu']],
    ['&actiu=true&role=suport_coordinacio', ['suport_coordinacio']],
    ['&oficina_id=99', []],
    ['&actiu=potser', []],
    ['&q=CANVI@', ['canvi']],
    ['&role=admin&sort=-nom', ['admin']],
  ])('the list with %s has the expected rows', async (query, names) => {
    expect((await list(query)).map(({ email }) => email)).toEqual(names.map((name) => `${name}@example.org`));
  });

  test('q finds professionals by all words of the name, regardless of accents', async () => {
    const { id } = put({ nom: 'Núria', cognom: 'Àlvarez', segon_cognom: 'Zèmola' });
    expect((await list('&q=zemola%20nuria')).map((row) => row.id)).toEqual([id]);
  });
});

describe('one professional', () => {
  test('a professional is answered whole, without the password', async () => {
    const { id } = getSelf('antena');
    const { json } = await admin.get(`/professionals/${id}`);
    const { oficina_id: _, antena_id, secret: __, ...same } = getSelf('antena');
    expect(json.data).toEqual({
      ...same,
      oficina: expect.objectContaining({ id: 1, nom: 'Oficina Gràcia' }),
      antena: { id: antena_id, nom: expect.any(String) },
    });
  });

  test.each(['999', 'nova', '-1', '1.5'])('the professional %s is 404', async (id) => {
    expect((await admin.get(`/professionals/${id}`)).status).toBe(404);
    expect((await admin.patch(`/professionals/${id}`, {})).status).toBe(404);
    expect((await admin.delete(`/professionals/${id}`)).status).toBe(404);
  });

  test('a new professional signs in with the first password and must change it', async () => {
    const { status, json } = await admin.post('/professionals', NEW);
    expect(status).toBe(201);
    expect(json.data).toMatchObject({
      nom: 'Aina',
      cognom: 'Fictícia',
      segon_cognom: null,
      actiu: true,
      force_password_change: true,
      oficina: { id: 1 },
    });
    const me = await server.signIn(NEW.email);
    expect((await me.get('/consultes')).status).toBe(403);
  });

  test('a professional of the central level has no office, even with one in the body', async () => {
    const body = { ...NEW, role: 'admin', oficina_id: 2, antena_id: 201 };
    const { json } = await admin.post('/professionals', body);
    expect(json.data).toMatchObject({ role: 'admin', oficina: null, antena: null });
    const { id } = put();
    const moved = await admin.patch(`/professionals/${id}`, { role: 'suport_coordinacio' });
    expect(moved.json.data).toMatchObject({ role: 'suport_coordinacio', oficina: null });
    const back = await admin.patch(`/professionals/${id}`, { role: 'informador' });
    expect(back.json.errors).toEqual({ oficina_id: ['Aquest camp és obligatori.'] });
  });

  test('a PATCH keeps absent fields and clears null ones; the new e-mail signs in', async () => {
    const { id } = put({ telefon: '600 000 001', segon_cognom: 'Segon' });
    await admin.patch(`/professionals/${id}`, { email: 'nou@example.org', telefon: null });
    expect(getRow(id)).toMatchObject({ email: 'nou@example.org', telefon: null, segon_cognom: 'Segon' });
    expect((await (await server.signIn('nou')).get('/consultes')).status).toBe(200);
  });

  test('a deactivated professional is signed out and cannot sign in', async () => {
    const { id, email } = put();
    const me = await server.signIn(email);
    await admin.patch(`/professionals/${id}`, { actiu: false });
    expect((await me.get('/consultes')).status).toBe(401);
    const answer = await server.as().post('/auth/login', { email, password: 'Demo1234!' });
    expect(answer.json.errors).toEqual({ email: ['Aquest compte està desactivat.'] });
  });

  test('a reactivated professional signs in again; the old session stays ended', async () => {
    const { id, email } = put();
    const me = await server.signIn(email);
    await admin.patch(`/professionals/${id}`, { actiu: false });
    expect((await admin.patch(`/professionals/${id}`, { actiu: true })).status).toBe(200);
    expect((await me.get('/consultes')).status).toBe(401);
    expect((await (await server.signIn(email)).get('/consultes')).status).toBe(200);
  });

  test('deleting oneself is refused', async () => {
    const { id } = getSelf('admin');
    const answer = await admin.delete(`/professionals/${id}`);
    expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, ['id']]);
    expect(getRow(id)).toBeDefined();
  });

  test('a deleted professional is 404, and past records keep the name', async () => {
    const { id, email } = getSelf('assesor_laboral');
    const { id: assessoria } = putAssessoria(server, { professional_id: id });
    const slot = findFreeSlot(server, ({ professional_id }) => professional_id === id);
    const me = await server.signIn(email);
    expect((await admin.delete(`/professionals/${id}`)).status).toBe(204);
    expect((await admin.get(`/professionals/${id}`)).status).toBe(404);
    expect((await me.get('/assessories')).status).toBe(401);
    expect((await server.as().post('/auth/login', { email, password: 'Demo1234!' })).status).toBe(422);
    const past = await admin.get(`/assessories/${assessoria}`);
    expect(past.json.data.professional).toMatchObject({ id, nom: expect.any(String) });
    expect(getState().disponibilitats.get(slot.id)).toBeUndefined();
    expect((await admin.post('/professionals', NEW)).json.data.id).toBe(41);
  });
});

describe('refused bodies', () => {
  test.each([
    [{ nom: '' }, 'nom'],
    [{ nom: ' ' }, 'nom'],
    [{ nom: 'x'.repeat(201) }, 'nom'],
    [{ cognom: null }, 'cognom'],
    [{ segon_cognom: 'x'.repeat(201) }, 'segon_cognom'],
    [{ email: 'res' }, 'email'],
    [{ email: undefined }, 'email'],
    [{ email: 'ADMIN@example.org' }, 'email'],
    [{ telefon: '6'.repeat(21) }, 'telefon'],
    [{ telefon: '600' }, 'telefon'],
    [{ role: 'cap' }, 'role'],
    [{ oficina_id: undefined }, 'oficina_id'],
    [{ oficina_id: 99 }, 'oficina_id'],
    [{ oficina_id: 101 }, 'oficina_id'],
    [{ antena_id: 9999 }, 'antena_id'],
    [{ actiu: 'sí' }, 'actiu'],
  ])('a professional with %j is 422 on %s', async (change, field) => {
    const { status, json } = await admin.post('/professionals', { ...NEW, ...change });
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
  });

  test('an empty professional is 422 on every required field', async () => {
    const { json } = await admin.post('/professionals', {});
    expect(Object.keys(json.errors).toSorted()).toEqual(
      ['cognom', 'email', 'nom', 'oficina_id', 'role'].toSorted(),
    );
  });

  const OWN_ROLE = { role: ['Ningú no es pot canviar el rol a si mateix.'] };
  const OWN_STATE = { actiu: ['Ningú no es pot desactivar a si mateix.'] };
  const CENTRAL = {
    role: ['Els rols del nivell central només els pot donar o treure qui pot eliminar professionals.'],
  };

  test.each([
    ['admin', { role: 'suport_coordinacio' }, OWN_ROLE],
    ['suport_coordinacio', { role: 'admin' }, OWN_ROLE],
    ['admin', { actiu: false }, OWN_STATE],
    ['admin', { role: 'admin', actiu: true, nom: 'Pol' }, undefined],
  ])('%s changing themselves by %j is 422 on role and state only', async (name, change, errors) => {
    const me = await server.signIn(name);
    const { json } = await me.patch(`/professionals/${getSelf(name).id}`, change);
    expect(json.errors).toEqual(errors);
  });

  test.each([
    ['admin', 'admin', undefined],
    ['admin', 'suport_coordinacio', undefined],
    ['admin', 'assesor_laboral', undefined],
    ['suport_coordinacio', 'admin', CENTRAL],
    ['suport_coordinacio', 'suport_coordinacio', CENTRAL],
    ['suport_coordinacio', 'informador_integral', undefined],
    ['suport_coordinacio', 'assesor_laboral', undefined],
  ])('%s gives the role %s by the rule of the central roles', async (name, role, errors) => {
    const me = await server.signIn(name);
    const created = await me.post('/professionals', { ...NEW, role });
    const changed = await me.patch(`/professionals/${put().id}`, { role });
    expect([created.json.errors, changed.json.errors]).toEqual([errors, errors]);
  });

  test.each([
    ['admin', 'admin', undefined],
    ['admin', 'suport_coordinacio', undefined],
    ['suport_coordinacio', 'admin', CENTRAL],
    ['suport_coordinacio', 'suport_coordinacio', CENTRAL],
  ] as const)('%s takes the role %s away by the rule of the central roles', async (name, role, errors) => {
    const me = await server.signIn(name);
    const { id } = put({ role, oficina_id: null });
    const { json } = await me.patch(`/professionals/${id}`, { role: 'informador', oficina_id: 1 });
    expect(json.errors).toEqual(errors);
  });

  test('a central role may stay with its person', async () => {
    const me = await server.signIn('suport_coordinacio');
    const { id } = put({ role: 'admin', oficina_id: null });
    const { json } = await me.patch(`/professionals/${id}`, { role: 'admin', nom: 'Pol', actiu: false });
    expect(json.data).toMatchObject({ role: 'admin', nom: 'Pol', actiu: false });
  });

  test('a PATCH with the unchanged e-mail succeeds', async () => {
    const { id, email } = put();
    expect((await admin.patch(`/professionals/${id}`, { email, nom: 'Pol' })).status).toBe(200);
  });
});
