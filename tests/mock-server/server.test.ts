import { beforeAll, expect, test } from 'vitest';
import { createApi } from '../../mock-server/server';
import { createStore } from '../../mock-server/seed/createStore';
import { readTable } from '../domain/access/accessTables';
import { NOW, openTestServer, type Client } from './support/testServer';

/** Status of each call per person (spec §6, §7); ids do not exist, bodies are empty. */
const CALLS = `
  call                                      | out chg adm sup inf ice int aca emp hab lab mob ant
  POST /auth/login                          | 422 422 422 422 422 422 422 422 422 422 422 422 422
  PATCH /auth/profile                       | 401 422 422 422 422 422 422 422 422 422 422 422 422
  PUT /auth/new-password                    | 401 422 403 403 403 403 403 403 403 403 403 403 403
  POST /auth/reset-password                 | 422 422 422 422 422 422 422 422 422 422 422 422 422
  POST /auth/send-password                  | 422 422 422 422 422 422 422 422 422 422 422 422 422
  GET /activitats                           | 401 403 200 200 403 200 200 403 403 403 403 403 200
  GET /activitats/:id                       | 401 403 404 404 403 404 404 403 403 403 403 403 404
  POST /activitats                          | 401 403 422 422 403 422 422 403 403 403 403 403 422
  PATCH /activitats                         | 401 403 422 422 403 422 422 403 403 403 403 403 422
  DELETE /activitats/:id                    | 401 403 404 403 403 403 404 403 403 403 403 403 403
  GET /activitats/exports/csv               | 401 403 200 200 403 200 200 403 403 403 403 403 200
  GET /assessories                          | 401 403 200 200 200 200 200 200 200 200 200 200 200
  GET /assessories/:id                      | 401 403 404 404 404 404 404 404 404 404 404 404 404
  POST /assessories                         | 401 403 422 403 422 422 422 422 422 422 422 422 422
  PATCH /assessories/:id                    | 401 403 404 404 403 403 404 404 404 404 404 404 403
  PATCH /assessories/:id/assistit           | 401 403 404 404 403 403 404 404 404 404 404 404 403
  DELETE /assessories/:id                   | 401 403 404 403 403 403 404 403 403 403 403 403 403
  GET /assessories/exports/csv              | 401 403 200 200 200 200 200 200 200 200 200 200 200
  POST /assessories/mobilitat_internacional | 401 403 422 422 403 403 422 403 403 403 403 422 403
  POST /assessories/academiques             | 401 403 422 422 403 403 422 422 403 403 403 403 403
  POST /assessories/habitatges              | 401 403 422 422 403 403 422 403 403 422 403 403 403
  POST /assessories/emprenedories           | 401 403 422 422 403 403 422 403 422 403 403 403 403
  POST /assessories/laborals                | 401 403 422 422 403 403 422 403 403 403 422 403 403
  GET /interns/ambits                       | 401 403 200 200 200 200 200 200 200 200 200 200 200
  GET /interns/areas                        | 401 403 200 200 200 200 200 200 200 200 200 200 200
  GET /interns/centre_educatius             | 401 403 200 200 200 200 200 200 200 200 200 200 200
  GET /interns/marcs                        | 401 403 200 200 200 200 200 200 200 200 200 200 200
  GET /interns/oficines                     | 401 403 200 200 200 200 200 200 200 200 200 200 200
  GET /interns/sector_professionals         | 401 403 200 200 200 200 200 200 200 200 200 200 200
  GET /interns/paisos                       | 401 403 200 200 200 200 200 200 200 200 200 200 200
  GET /interns/academiques                  | 401 403 200 200 200 200 200 200 200 200 200 200 200
  GET /interns/tematiques                   | 401 403 200 200 200 200 200 200 200 200 200 200 200
  GET /cites                                | 401 403 422 422 422 422 422 422 422 422 422 422 422
  POST /cites                               | 401 403 422 422 422 422 422 422 422 422 422 422 422
  DELETE /cites/:id                         | 401 403 404 404 404 403 404 404 404 404 404 404 403
  GET /cites/disponibilitats                | 401 403 422 422 422 422 422 422 422 422 422 422 422
  GET /config/data_rules                    | 401 403 200 200 200 200 200 200 200 200 200 200 200
  PATCH /config/data_rules                  | 401 403 200 403 403 403 403 403 403 403 403 403 403
  GET /professionals                        | 401 403 200 200 403 403 200 403 403 403 403 403 403
  GET /professionals/:id                    | 401 403 404 404 403 403 404 403 403 403 403 403 403
  POST /professionals                       | 401 403 422 422 403 403 403 403 403 403 403 403 403
  PATCH /professionals/:id                  | 401 403 404 404 403 403 403 403 403 403 403 403 403
  DELETE /professionals/:id                 | 401 403 404 403 403 403 403 403 403 403 403 403 403
  GET /consultes                            | 401 403 200 200 200 200 200 200 200 200 200 200 200
  GET /consultes/:id                        | 401 403 404 404 404 404 404 404 404 404 404 404 404
  PATCH /consultes/:id                      | 401 403 404 404 404 404 404 403 403 403 403 403 404
  DELETE /consultes/:id                     | 401 403 404 403 403 403 404 403 403 403 403 403 403
  POST /consultes                           | 401 403 422 422 422 422 422 403 403 403 403 403 422
  GET /consultes/exports/csv                | 401 403 200 200 200 200 200 200 200 200 200 200 200
  POST /auth/logout                         | 401 204 204 204 204 204 204 204 204 204 204 204 204
`;

const PEOPLE = [
  'admin',
  'suport_coordinacio',
  'informador',
  'informador_centre_escolar',
  'informador_integral',
  'assesor_academica',
  'assesor_emprenedoria',
  'assesor_habitatge',
  'assesor_laboral',
  'assesor_mobilitat',
  'antena',
];

const { server } = await openTestServer();
const people: Client[] = [];

beforeAll(async () => {
  people.push(server.as(), await server.signIn('canvi'));
  for (const name of PEOPLE) people.push(await server.signIn(name));
});

function send(client: Client, method: string, path: string) {
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return verb === 'get' || verb === 'delete' ? client[verb](path) : client[verb](path, {});
}

const TABLE = readTable(CALLS).rows.map(({ left, right }) => ({
  call: left.join(' '),
  statuses: right.map(Number),
}));

test('the table has exactly the calls of the server', () => {
  const store = createStore({ seed: 1, anchor: Date.parse(NOW) });
  const { routes } = createApi({ getStore: () => store, now: () => store.state.anchor });
  const registered = routes.map(({ verb, path }) => `${verb.toUpperCase()} ${path.replace('/api', '')}`);
  expect(registered.toSorted()).toEqual(TABLE.map(({ call }) => call).toSorted());
});

test.each(TABLE)('$call has the statuses of the table for each person', async ({ call, statuses }) => {
  const [method = '', path = ''] = call.split(' ');
  const found: number[] = [];
  for (const client of people) found.push((await send(client, method, path.replace(':id', '999999'))).status);
  expect(found).toEqual(statuses);
});
