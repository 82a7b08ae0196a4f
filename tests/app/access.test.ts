import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../src/app/routes';
import { ROLES, type Role } from '../../src/domain/roles';
import { getDestination, type SessionStatus } from '../../src/machines/route';
import { readTable } from '../domain/accessTables';
import { GRANTS } from '../domain/grants';

/** Somebody at each route, in the order of the table's columns. */
const ADDRESSES: Record<string, string> = {
  login: '/login',
  password: '/new_password',
  home: '/',
  calendari: '/calendari',
  cita: '/calendari/cita/nova',
  list: '/assessories',
  nova: '/assessories/nova',
  editar: '/assessories/7/editar',
  realitzar: '/assessories/7/realitzar',
  detail: '/assessories/7',
  activitats: '/activitats',
  activitatNova: '/activitats/nova',
  activitatEditar: '/activitats/7/editar',
  centres: '/centres_educatius',
  oficines: '/oficines',
};

/**
 * Where each address leads whom (spec §2, access map and layout rules). Whether somebody may create, edit or complete is
 * the page's to say.
 *   yes      its page
 *   login    led to `/login`
 *   change   led to `/new_password`
 *   home     led to `/`
 *   refused  led to `/`, with a notice
 */
const ACCESS = `
  who                       | login   password  home    calendari  cita     list     nova     editar   realitzar  detail   activitats  activitatNova  activitatEditar  centres  oficines
  signed_out                | yes     login     login   login      login    login    login    login    login      login    login       login          login            login    login
  change_pending            | change  yes       change  change     change   change   change   change   change     change   change      change         change           change   change
  admin                     | home    home      yes     yes        yes      yes      yes      yes      yes        yes      yes         yes            yes              home     home
  informador                | home    home      yes     yes        yes      yes      yes      yes      yes        yes      refused     refused        refused          home     home
  informador_centre_escolar | home    home      yes     yes        yes      yes      yes      yes      yes        yes      yes         yes            yes              home     home
  informador_integral       | home    home      yes     yes        yes      yes      yes      yes      yes        yes      yes         yes            yes              home     home
  assesor_academica         | home    home      yes     yes        yes      yes      yes      yes      yes        yes      refused     refused        refused          home     home
  assesor_emprenedoria      | home    home      yes     yes        yes      yes      yes      yes      yes        yes      refused     refused        refused          home     home
  assesor_habitatge         | home    home      yes     yes        yes      yes      yes      yes      yes        yes      refused     refused        refused          home     home
  assesor_laboral           | home    home      yes     yes        yes      yes      yes      yes      yes        yes      refused     refused        refused          home     home
  assesor_mobilitat         | home    home      yes     yes        yes      yes      yes      yes      yes        yes      refused     refused        refused          home     home
  suport_coordinacio        | home    home      yes     yes        yes      yes      yes      yes      yes        yes      yes         yes            yes              home     home
  holds_nothing             | home    home      yes     refused    refused  refused  refused  refused  refused    refused  refused     refused        refused          home     home
  only_read_cita            | home    home      yes     yes        refused  refused  refused  refused  refused    refused  refused     refused        refused          home     home
  only_create_cita          | home    home      yes     refused    yes      refused  refused  refused  refused    refused  refused     refused        refused          home     home
  only_read_one_type        | home    home      yes     refused    refused  yes      yes      yes      yes        yes      refused     refused        refused          home     home
  only_read_activitat       | home    home      yes     refused    refused  refused  refused  refused  refused    refused  yes         yes            yes              home     home
  only_edit_assessoria      | home    home      yes     refused    refused  refused  refused  refused  refused    refused  refused     refused        refused          home     home
`;

type Status = Exclude<SessionStatus, 'unknown'>;

const OTHERS: Record<string, { status: Status; permissions: readonly string[] }> = {
  signed_out: { status: 'signedOut', permissions: [] },
  change_pending: { status: 'changePending', permissions: GRANTS.admin },
  holds_nothing: { status: 'signedIn', permissions: [] },
  only_read_cita: { status: 'signedIn', permissions: ['read_cita_oficina'] },
  only_create_cita: { status: 'signedIn', permissions: ['create_cita_app'] },
  only_read_one_type: { status: 'signedIn', permissions: ['read_mobilitat_oficina'] },
  only_read_activitat: { status: 'signedIn', permissions: ['read_activitat_oficina'] },
  only_edit_assessoria: { status: 'signedIn', permissions: ['edit_assessoria_app'] },
};

const PLACES: Record<string, string> = { '/login': 'login', '/new_password': 'change', '/': 'home' };

const { header, rows } = readTable(ACCESS);

function lead(who: string, path: string): string {
  const { status, permissions } = OTHERS[who] ?? {
    status: 'signedIn' as const,
    permissions: GRANTS[who as Role],
  };
  const destination = getDestination(ROUTES, path, status, permissions);
  if (destination.kind === 'notFound') return 'not found';
  if (destination.kind === 'screen') return 'yes';
  const { to, refused } = destination;
  return refused && to === '/' ? 'refused' : (PLACES[to] ?? to);
}

describe('the access map (spec §2)', () => {
  test('the table names every role and every route', () => {
    expect(rows.map(({ left }) => left[0])).toEqual(
      expect.arrayContaining([...ROLES, ...Object.keys(OTHERS)]),
    );
    expect(header.right).toEqual(Object.keys(ADDRESSES));
    expect(Object.values(ADDRESSES).map((path) => path.replace(/\d+/, ':id'))).toEqual(
      ROUTES.map(({ path }) => path),
    );
  });

  test.each(rows.map(({ left, right }) => [left[0] ?? '', right] as const))('%s', (who, places) => {
    expect(Object.values(ADDRESSES).map((path) => lead(who, path))).toEqual(places);
  });

  test.each([
    ['/nowhere'],
    ['/assessories/7/8'],
    ['/assessories/7/editar/res'],
    ['/calendari/cita'],
    ['/login/nova'],
  ])('%s leads nowhere, whoever asks', (path) => {
    expect(rows.map(({ left }) => lead(left[0] ?? '', path))).toEqual(rows.map(() => 'not found'));
  });
});
