import type { Backend } from '../../mock-server/backend';
import { PASSWORD } from '../../mock-server/store/rows/professional';
import type { CatalogName } from '../../src/domain/access/catalogs';
import type { Noun } from '../../src/domain/access/noun';
import { TIPUS } from '../../src/domain/values/options';
import { SUBMIT, typeInto } from '../machines/support/draft';
import {
  ACTIVITAT,
  bookingOf,
  completionOf,
  CONSULTA,
  findFreeSlot,
  putAssessoria,
} from '../mock-server/support/fixtures';
import { NOW, type TestServer } from '../mock-server/support/testServer';
import type { Product } from './product';

/** Way to make a call: opening a page that sends it, or filling one in and acting. */
export type Story = {
  who: string | null;
  path: string | ((backend: Backend) => string);
  type?: (product: Product, backend: Backend) => void;
  act?: (product: Product, backend: Backend) => void;
};

const TODAY = NOW.slice(0, 10);
const NOTE = 'El que havia escrit';
const PASSWORDS = { password: 'Nova5678?', password_confirmation: 'Nova5678?' };

const getFirst = (rows: ReadonlyMap<number, unknown>): number => rows.keys().next().value ?? 0;
const put = (backend: Backend, changes = {}) => putAssessoria({ backend } as TestServer, changes);

const page = (path: Story['path'], who = 'admin'): Story => ({ who, path });

const form = (who: string | null, path: Story['path'], getValues: (backend: Backend) => object): Story => ({
  who,
  path,
  type: (product, backend) => typeInto(product.getScreen() as never, getValues(backend)),
  act: (product) => product.getScreen().send(SUBMIT),
});

const change = (path: Story['path'], values: object = { observacions: NOTE }) =>
  form('admin', path, () => values);

/** A deletion whose question is confirmed. */
const deletion = (noun: Noun, path: string, find: (backend: Backend) => number): Story => ({
  who: 'admin',
  path,
  type: (product, backend) =>
    product
      .findChild('deletion')
      ?.send({ type: 'deletion.open', noun, id: find(backend), label: NOTE, today: TODAY }),
  act(product) {
    product.findChild('deletion')?.send({ type: 'deletion.confirm' });
    product.findChild('deletion')?.send({ type: 'deletion.leave' });
  },
});

const exported = (noun: string): Story => ({
  who: 'admin',
  path: `/${noun}`,
  act: (product) =>
    product.findChild('exports')?.send({ type: 'exports.start', noun, query: {}, at: `${TODAY}T10:00:00Z` }),
});

/** A call of the figures: a number, or a page of rows. */
const counted = (address: string): Story => ({
  who: 'admin',
  path: '/xifres',
  act: (product) => product.getScreen().send({ type: 'xifres.need', wanted: [address], at: NOW }),
});

const catalog = (name: CatalogName): Story => ({
  who: 'admin',
  path: '/perfil',
  act: (product) => product.findChild('catalogs')?.send({ type: 'catalogs.need', name }),
});

const consulta = (backend: Backend) => getFirst(backend.getStore().state.consultes);
const activitat = (backend: Backend) => getFirst(backend.getStore().state.activitats);
const professional = () => 3;
const toEdit = (noun: string, find: (backend: Backend) => number) => (backend: Backend) =>
  `/${noun}/${find(backend)}/editar`;
const recent = (backend: Backend): number => {
  const rows = [...backend.getStore().state.consultes.values()];
  return rows.reduce((last, row) => (row.data > last.data ? row : last)).id;
};

const completions = TIPUS.map((tipus): [string, Story] => [
  `POST ${completionOf(tipus, 0).path}`,
  form(
    'admin',
    (backend) => `/assessories/${put(backend, { tipus }).id}/realitzar`,
    () => {
      const { assessoria_id: _, ...values } = completionOf(tipus, 0).body;
      return { ...values, comentaris: NOTE };
    },
  ),
]);

const SOMEBODY = {
  nom: 'Jana',
  cognom: 'Inventada',
  email: 'jana@example.org',
  role: 'informador',
  oficina_id: 1,
  telefon: '600 000 123',
};

const MOVE: Story = form(
  'admin',
  (backend) => `/assessories/${put(backend, { informacio_entregada: null, observacions: null }).id}/hora`,
  (backend) => bookingOf(findFreeSlot({ backend } as TestServer)),
);

/** Story of each call of the API; a second way to make it is named in brackets. */
export const STORIES: Readonly<Record<string, Story>> = {
  'POST /auth/login': {
    who: null,
    path: '/login',
    act: (product) =>
      product
        .findChild('auth')
        ?.send({ type: 'auth.signIn', email: 'admin@example.org', password: PASSWORD }),
  },
  'POST /auth/logout': {
    who: 'admin',
    path: '/perfil',
    act: (product) => product.findChild('auth')?.send({ type: 'auth.signOut' }),
  },
  'PUT /auth/new-password': {
    who: 'canvi',
    path: '/new_password',
    act: (product) => product.findChild('auth')?.send({ type: 'auth.setPassword', ...PASSWORDS }),
  },
  'POST /auth/send-password': form(null, '/recordar_contrasenya', () => ({ email: 'admin@example.org' })),
  'POST /auth/reset-password': form(null, '/recordar_contrasenya/abc/admin@example.org', () => PASSWORDS),
  'PATCH /auth/profile': change('/perfil', { current_password: PASSWORD, ...PASSWORDS }),

  'GET /cites': page('/calendari'),
  'GET /cites/disponibilitats': page('/calendari?lliures=si'),
  'GET /cites/disponibilitats (before booking)': page(
    `/calendari/cita/nova?data=${TODAY}&tipus=laboral&disponibilitat_id=1`,
  ),
  'GET /cites/disponibilitats (picked up in the calendar)': {
    who: 'admin',
    path: '/calendari',
    act: (product) =>
      product
        .getScreen()
        .getSnapshot()
        .children.move.send({
          type: 'calendarMove.begin',
          id: 1,
          query: { data_inici: TODAY, data_fi: TODAY },
        }),
  },
  'POST /cites': form('admin', '/calendari/cita/nova', (backend) =>
    bookingOf(findFreeSlot({ backend } as TestServer)),
  ),
  'POST /cites (moving)': MOVE,
  'DELETE /cites/{id} (moving)': MOVE,
  'DELETE /cites/{id}': deletion('cita', '/calendari', (backend) => put(backend).cita.id),

  'GET /assessories': page('/assessories'),
  'GET /assessories (read, to be counted)': counted('/assessories?data_inici=2026-11-16&per_page=100&page=1'),
  'GET /assessories/exports/csv': exported('assessories'),
  'GET /assessories/{id}': page((backend) => `/assessories/${put(backend).id}`),
  'GET /assessories/{id} (before completing)': page((backend) => `/assessories/${put(backend).id}/realitzar`),
  'GET /assessories/{id} (again, before saving)': change(toEdit('assessories', (backend) => put(backend).id)),
  'POST /assessories': form('admin', '/assessories/nova', (backend) =>
    bookingOf(findFreeSlot({ backend } as TestServer)),
  ),
  'PATCH /assessories/{id}': change(toEdit('assessories', (backend) => put(backend).id)),
  'PATCH /assessories/{id}/assistit': {
    who: 'admin',
    path: '/assessories',
    type: (product, backend) =>
      product
        .findChild('attendance')
        ?.send({ type: 'attendance.open', id: put(backend).id, label: NOTE, date: NOW }),
    act: (product) => product.findChild('attendance')?.send({ type: 'attendance.confirm' }),
  },
  ...Object.fromEntries(completions),
  'DELETE /assessories/{id}': deletion('assessoria', '/assessories', (backend) => put(backend).id),

  'GET /consultes': page('/consultes'),
  'GET /consultes (how the last ones were noted)': page('/consultes/nova', 'informador'),
  'GET /consultes (how many)': counted('/consultes?data_inici=2026-11-16'),
  'GET /consultes/exports/csv': exported('consultes'),
  'GET /consultes/{id}': page(toEdit('consultes', recent)),
  'GET /consultes/{id} (again, before saving)': change(toEdit('consultes', recent)),
  'POST /consultes': form('admin', '/consultes/nova', () => ({ ...CONSULTA, observacions: NOTE })),
  'PATCH /consultes/{id}': change(toEdit('consultes', recent)),
  'DELETE /consultes/{id}': deletion('consulta', '/consultes', consulta),

  'GET /activitats': page('/activitats'),
  'GET /activitats/exports/csv': exported('activitats'),
  'GET /activitats/{id}': page(toEdit('activitats', activitat)),
  'GET /activitats/{id} (again, before saving)': change(toEdit('activitats', activitat)),
  'POST /activitats': form('admin', '/activitats/nova', () => ({ ...ACTIVITAT, observacions: NOTE })),
  'PATCH /activitats': change(toEdit('activitats', activitat)),
  'DELETE /activitats/{id}': deletion('activitat', '/activitats', activitat),

  'GET /professionals': page('/professionals'),
  'GET /professionals (all of them, to choose from)': catalog('professionals'),
  'GET /professionals/{id}': page(toEdit('professionals', professional)),
  'GET /professionals/{id} (again, before saving)': change(toEdit('professionals', professional), {
    nom: NOTE,
  }),
  'POST /professionals': form('admin', '/professionals/nou', () => SOMEBODY),
  'PATCH /professionals/{id}': change(toEdit('professionals', professional), { nom: NOTE }),
  'DELETE /professionals/{id}': deletion('professional', '/professionals', professional),

  'GET /config/data_rules': page('/configuracio/control'),
  'GET /config/data_rules (again, before saving)': change('/configuracio/control', {
    'activitats.dies_enrere': 9,
  }),
  'PATCH /config/data_rules': change('/configuracio/control', { 'activitats.dies_enrere': 9 }),

  'GET /interns/oficines': catalog('oficines'),
  "GET /interns/oficines (one's own)": page('/consultes/nova', 'informador'),
  'GET /interns/ambits': catalog('ambits'),
  'GET /interns/areas': catalog('areas'),
  'GET /interns/marcs': catalog('marcs'),
  'GET /interns/centre_educatius': catalog('centres'),
  'GET /interns/tematiques': catalog('tematiques'),
  'GET /interns/paisos': catalog('paisos'),
  'GET /interns/academiques': catalog('academiques'),
  'GET /interns/sector_professionals': catalog('sectors'),
};
