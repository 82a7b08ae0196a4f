import { beforeAll, expect, test } from 'vitest';
import { GRANTS } from '../../../mock-server/access/grants';
import type { Assessoria } from '../../../mock-server/store/rows/assessoria';
import { GRANTS as DECIDED } from '../../domain/access/grants';
import { completionOf, putAssessoria } from '../support/fixtures';
import { openTestServer, type Answer, type Client } from '../support/testServer';

/**
 * Permitted actions by record, written out from the documents. A dot is a refusal.
 * Records: laboral at the own office, at its antena, at another office, blocked; academica own and other;
 * mobilitat internacional own and other.
 */
const READ = {
  //                         own antena other blocked  aOwn aOther  mOwn mOther
  admin: 'yes yes yes . yes yes yes yes',
  suport_coordinacio: 'yes yes yes . yes yes yes yes',
  informador: 'yes yes . . yes . yes .',
  informador_centre_escolar: 'yes yes . . yes . yes .',
  informador_integral: 'yes yes . . yes . yes .',
  antena: 'yes yes . . yes . yes .',
  assesor_academica: '. . . . yes yes . .',
  assesor_laboral: 'yes yes yes . . . . .',
  assesor_mobilitat: '. . . . . . yes .',
  assesor_emprenedoria: '. . . . . . . .',
  assesor_habitatge: '. . . . . . . .',
};
const EDIT = {
  admin: 'yes yes yes . yes yes yes yes',
  suport_coordinacio: 'yes yes yes . yes yes yes yes',
  informador: '. . . . . . . .',
  informador_centre_escolar: '. . . . . . . .',
  informador_integral: 'yes yes . . yes . yes .',
  antena: '. . . . . . . .',
  assesor_academica: '. . . . yes yes . .',
  assesor_laboral: 'yes yes yes . . . . .',
  assesor_mobilitat: '. . . . . . yes .',
  assesor_emprenedoria: '. . . . . . . .',
  assesor_habitatge: '. . . . . . . .',
};
const DELETE = {
  admin: 'yes yes yes . yes yes yes yes',
  suport_coordinacio: '. . . . . . . .',
  informador: '. . . . . . . .',
  informador_centre_escolar: '. . . . . . . .',
  informador_integral: 'yes yes . . yes . yes .',
  antena: '. . . . . . . .',
  assesor_academica: '. . . . . . . .',
  assesor_laboral: '. . . . . . . .',
  assesor_mobilitat: '. . . . . . . .',
  assesor_emprenedoria: '. . . . . . . .',
  assesor_habitatge: '. . . . . . . .',
};
const DELETE_CITA = {
  admin: 'yes yes yes . yes yes yes yes',
  suport_coordinacio: 'yes yes yes . yes yes yes yes',
  informador: 'yes yes . . yes . yes .',
  informador_centre_escolar: '. . . . . . . .',
  informador_integral: 'yes yes . . yes . yes .',
  antena: '. . . . . . . .',
  assesor_academica: 'yes yes yes . yes yes yes yes',
  assesor_laboral: 'yes yes yes . yes yes yes yes',
  assesor_mobilitat: 'yes yes . . yes . yes .',
  assesor_emprenedoria: 'yes yes yes . yes yes yes yes',
  assesor_habitatge: 'yes yes yes . yes yes yes yes',
};
/** Creating: laboral, academica, mobilitat internacional at the own office, then at another. */
const CREATE = {
  //                          lOwn aOwn mOwn lOther aOther mOther
  admin: 'yes yes yes yes yes yes',
  suport_coordinacio: '. . . . . .',
  informador: 'yes yes yes . . .',
  informador_centre_escolar: 'yes yes yes . . .',
  informador_integral: 'yes yes yes . . .',
  antena: 'yes yes yes . . .',
  assesor_academica: '. yes . . yes .',
  assesor_laboral: 'yes . . yes . .',
  assesor_mobilitat: '. . yes . . .',
  assesor_emprenedoria: '. . . . . .',
  assesor_habitatge: '. . . . . .',
};
const BOOK = {
  admin: 'yes yes yes yes yes yes',
  suport_coordinacio: 'yes yes yes yes yes yes',
  informador: 'yes yes yes . . .',
  informador_centre_escolar: 'yes yes yes . . .',
  informador_integral: 'yes yes yes . . .',
  antena: 'yes yes yes . . .',
  assesor_academica: 'yes yes yes yes yes yes',
  assesor_laboral: 'yes yes yes yes yes yes',
  assesor_mobilitat: 'yes yes yes . . .',
  assesor_emprenedoria: 'yes yes yes yes yes yes',
  assesor_habitatge: 'yes yes yes yes yes yes',
};

const NAMES = Object.keys(READ) as (keyof typeof READ)[];
const { server } = await openTestServer();
let records: Assessoria[];
const people = new Map<string, Client>();

beforeAll(async () => {
  for (const name of NAMES) people.set(name, await server.signIn(name));
  records = [
    putAssessoria(server),
    putAssessoria(server, { antena_id: 101 }),
    putAssessoria(server, { oficina_id: 2 }),
    putAssessoria(server, { bloquejada: true }),
    putAssessoria(server, { tipus: 'academica' }),
    putAssessoria(server, { tipus: 'academica', oficina_id: 2 }),
    putAssessoria(server, { tipus: 'mobilitat_internacional' }),
    putAssessoria(server, { tipus: 'mobilitat_internacional', oficina_id: 2 }),
  ];
});

test('each role has the permissions of the decisions, and no others', () => {
  const sort = (grants: typeof DECIDED) =>
    Object.fromEntries(Object.entries(grants).map(([role, permissions]) => [role, permissions.toSorted()]));
  expect(sort(GRANTS)).toEqual(sort(DECIDED));
});

/** Result of a call on every record: yes, or a dot for a refusal. Records are restored. */
async function tryAll(name: string, allowed: number, call: (me: Client, row: Assessoria) => Promise<Answer>) {
  const answers: string[] = [];
  for (const row of records) {
    const { status } = await call(people.get(name)!, row);
    server.backend.getStore().state.assessories.set(row.id, row);
    answers.push(status === allowed ? 'yes' : status === 403 ? '.' : String(status));
  }
  return answers.join(' ');
}

test.each(NAMES)('%s reads the assessories of the table', async (name) => {
  expect(await tryAll(name, 200, (me, row) => me.get(`/assessories/${row.id}`))).toBe(READ[name]);
});

test.each(NAMES)('%s lists readable assessories, blocked ones among them', async (name) => {
  const shown: string[] = [];
  for (const { id, tipus } of records) {
    const { json } = await people.get(name)!.get(`/assessories?tipus=${tipus}&sort=-id&per_page=100`);
    const found = json.data.find((row: { id: number }) => row.id === id);
    shown.push(found ? (found.bloquejada ? 'lock' : 'yes') : '.');
  }
  const [own, antena, other, , ...others] = READ[name].split(' ');
  expect(shown).toEqual([own, antena, other, own === 'yes' ? 'lock' : '.', ...others]);
});

test.each(NAMES)('%s edits the assessories of the table', async (name) => {
  expect(await tryAll(name, 200, (me, row) => me.patch(`/assessories/${row.id}`, {}))).toBe(EDIT[name]);
});

test.each(NAMES)('%s marks the assessories of the table as not attended', async (name) => {
  expect(await tryAll(name, 200, (me, row) => me.patch(`/assessories/${row.id}/assistit`))).toBe(EDIT[name]);
});

test.each(NAMES)('%s completes the assessories of the table', async (name) => {
  const complete = (me: Client, row: Assessoria): Promise<Answer> => {
    const { path, body } = completionOf(row.tipus, row.id);
    return me.post(path, body);
  };
  expect(await tryAll(name, 201, complete)).toBe(EDIT[name]);
});

test.each(NAMES)('%s deletes the assessories of the table', async (name) => {
  expect(await tryAll(name, 204, (me, row) => me.delete(`/assessories/${row.id}`))).toBe(DELETE[name]);
});

test.each(NAMES)('%s deletes the appointments of the table', async (name) => {
  expect(await tryAll(name, 204, (me, row) => me.delete(`/cites/${row.cita.id}`))).toBe(DELETE_CITA[name]);
});

/** Permitted calls reach the issues of a body with type and office only. */
async function tryCreating(name: string, path: string): Promise<string> {
  const answers: string[] = [];
  for (const oficina_id of [1, 2]) {
    for (const tipus of ['laboral', 'academica', 'mobilitat_internacional']) {
      const { status } = await people.get(name)!.post(path, { tipus, oficina_id });
      answers.push(status === 422 ? 'yes' : status === 403 ? '.' : String(status));
    }
  }
  return answers.join(' ');
}

test.each(NAMES)('%s creates assessories of the types and offices of the table', async (name) => {
  expect(await tryCreating(name, '/assessories')).toBe(CREATE[name]);
});

test.each(NAMES)('%s books appointments of the types and offices of the table', async (name) => {
  expect(await tryCreating(name, '/cites')).toBe(BOOK[name]);
});

test.each(NAMES)('%s reads appointments, exports, catalogues and the date rules', async (name) => {
  const me = people.get(name)!;
  const paths = [
    '/cites?data_inici=2026-11-20&data_fi=2026-11-20',
    '/assessories/exports/csv',
    '/interns/oficines',
    '/config/data_rules',
  ];
  expect(await Promise.all(paths.map(async (path) => (await me.get(path)).status))).toEqual([
    200, 200, 200, 200,
  ]);
});

test('a completion of a forbidden type is refused before its body is read', async () => {
  const me = people.get('assesor_laboral')!;
  for (const assessoria_id of [records[0]?.id, 999_999, null]) {
    expect(await me.post('/assessories/academiques', { assessoria_id })).toMatchObject({
      status: 403,
      json: { message: 'No tens permís per a les assessories de tipus academica.' },
    });
  }
});

test('a refusal names the missing right, the type, the office or the lock', async () => {
  const say = async (name: string, row: Assessoria | undefined) =>
    (await people.get(name)!.patch(`/assessories/${row?.id}`, {})).json.message;
  expect(await say('informador', records[0])).toBe('Et falta el permís edit_assessoria.');
  expect(await say('assesor_laboral', records[4])).toBe(
    'No tens permís per a les assessories de tipus academica.',
  );
  expect(await say('informador_integral', records[2])).toBe(
    'No tens permís per als registres de Oficina Ciutat Vella.',
  );
  expect(await say('admin', records[3])).toBe("L'assessoria està bloquejada.");
});
