import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../../src/domain/access/routes';
import { ROLES, type Role } from '../../../src/domain/access/roles';
import type { SessionStatus } from '../../../src/machines/kit/protocol';
import { getDestination } from '../../../src/machines/navigation/destination';
import { readTable } from './accessTables';
import { GRANTS } from './grants';

/**
 * Destination of each address for each person (spec §2). Creating, editing and completing are decided by the page.
 *   y  its page
 *   l  led to `/login`
 *   c  led to `/new_password`
 *   h  led to `/`
 *   r  refused: led to `/`, with a notice
 *   -  the page that says that nothing is there; below `/*` only for those who may see the area
 */
const ACCESS = `
  path                                  | out  chg  adm  sup  inf  ice  int  aca  emp  hab  lab  mob  none rCit cCit rTyp rAct eAss rUsu rCon rCfg
  /login                                | y    c    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h
  /new_password                         | l    y    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h
  /recordar_contrasenya                 | y    c    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h
  /recordar_contrasenya/nova            | y    c    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h
  /recordar_contrasenya/abc/a%40b.example| y    c    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h
  /                                     | l    c    y    y    y    y    y    y    y    y    y    y    y    y    y    y    y    y    y    y    y
  /perfil                               | l    c    y    y    y    y    y    y    y    y    y    y    y    y    y    y    y    y    y    y    y
  /ajuda                                | l    c    y    y    y    y    y    y    y    y    y    y    y    y    y    y    y    y    y    y    y
  /centres_educatius                    | l    c    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h
  /oficines                             | l    c    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h    h
  /professionals                        | l    c    y    y    r    r    y    r    r    r    r    r    r    r    r    r    r    r    y    r    r
  /professionals/nou                    | l    c    y    y    r    r    y    r    r    r    r    r    r    r    r    r    r    r    y    r    r
  /professionals/alta                   | l    c    y    y    r    r    y    r    r    r    r    r    r    r    r    r    r    r    y    r    r
  /professionals/7/editar               | l    c    y    y    r    r    y    r    r    r    r    r    r    r    r    r    r    r    y    r    r
  /professionals/7/res                  | l    c    -    -    r    r    -    r    r    r    r    r    r    r    r    r    r    r    -    r    r
  /consultes                            | l    c    y    y    y    y    y    y    y    y    y    y    r    r    r    r    r    r    r    y    r
  /consultes/nova                       | l    c    y    y    y    y    y    y    y    y    y    y    r    r    r    r    r    r    r    y    r
  /consultes/7/editar                   | l    c    y    y    y    y    y    y    y    y    y    y    r    r    r    r    r    r    r    y    r
  /consultes/7/res                      | l    c    -    -    -    -    -    -    -    -    -    -    r    r    r    r    r    r    r    -    r
  /calendari                            | l    c    y    y    y    y    y    y    y    y    y    y    r    y    r    r    r    r    r    r    r
  /calendari/absencia                   | l    c    y    y    y    y    y    y    y    y    y    y    r    y    r    r    r    r    r    r    r
  /calendari/cita/nova                  | l    c    y    y    y    y    y    y    y    y    y    y    r    r    y    r    r    r    r    r    r
  /assessories                          | l    c    y    y    y    y    y    y    y    y    y    y    r    r    r    y    r    r    r    r    r
  /assessories/nova                     | l    c    y    y    y    y    y    y    y    y    y    y    r    r    r    y    r    r    r    r    r
  /assessories/tancar                   | l    c    y    y    y    y    y    y    y    y    y    y    r    r    r    y    r    r    r    r    r
  /assessories/7/editar                 | l    c    y    y    y    y    y    y    y    y    y    y    r    r    r    y    r    r    r    r    r
  /assessories/7/hora                   | l    c    y    y    y    y    y    y    y    y    y    y    r    r    r    y    r    r    r    r    r
  /assessories/7/realitzar              | l    c    y    y    y    y    y    y    y    y    y    y    r    r    r    y    r    r    r    r    r
  /assessories/7                        | l    c    y    y    y    y    y    y    y    y    y    y    r    r    r    y    r    r    r    r    r
  /assessories/7/res                    | l    c    -    -    -    -    -    -    -    -    -    -    r    r    r    -    r    r    r    r    r
  /activitats                           | l    c    y    y    r    y    y    r    r    r    r    r    r    r    r    r    y    r    r    r    r
  /activitats/nova                      | l    c    y    y    r    y    y    r    r    r    r    r    r    r    r    r    y    r    r    r    r
  /activitats/alta                      | l    c    y    y    r    y    y    r    r    r    r    r    r    r    r    r    y    r    r    r    r
  /activitats/7/editar                  | l    c    y    y    r    y    y    r    r    r    r    r    r    r    r    r    y    r    r    r    r
  /activitats/7/res                     | l    c    -    -    r    -    -    r    r    r    r    r    r    r    r    r    -    r    r    r    r
  /xifres                               | l    c    y    y    y    y    y    y    y    y    y    y    r    r    r    y    y    r    r    y    r
  /configuracio/control                 | l    c    y    y    r    r    r    r    r    r    r    r    r    r    r    r    r    r    r    r    y
  /configuracio/res                     | l    c    -    -    r    r    r    r    r    r    r    r    r    r    r    r    r    r    r    r    -
`;

type Person = { status: Exclude<SessionStatus, 'unknown'>; permissions: readonly string[] };

const holder = (...permissions: string[]): Person => ({ status: 'signedIn', permissions });
const ofRole = (role: Role): Person => holder(...GRANTS[role]);

/** Columns: without a session, with a password to change, the ten roles, and single permissions. */
const PEOPLE: Record<string, Person> = {
  out: { status: 'signedOut', permissions: [] },
  chg: { status: 'changePending', permissions: GRANTS.admin },
  adm: ofRole('admin'),
  sup: ofRole('suport_coordinacio'),
  inf: ofRole('informador'),
  ice: ofRole('informador_centre_escolar'),
  int: ofRole('informador_integral'),
  aca: ofRole('assesor_academica'),
  emp: ofRole('assesor_emprenedoria'),
  hab: ofRole('assesor_habitatge'),
  lab: ofRole('assesor_laboral'),
  mob: ofRole('assesor_mobilitat'),
  none: holder(),
  rCit: holder('read_cita_oficina'),
  cCit: holder('create_cita_app'),
  rTyp: holder('read_mobilitat_oficina'),
  rAct: holder('read_activitat_oficina'),
  eAss: holder('edit_assessoria_app'),
  rUsu: holder('read_usuari_oficina'),
  rCon: holder('read_consulta_oficina'),
  rCfg: holder('read_configuracio_app'),
};

const { header, rows } = readTable(ACCESS);
const TABLE = rows.map(({ left, right }) => [left[0] ?? '', right.join(' ')] as const);
const PLACES: Record<string, string> = { '/login': 'l', '/new_password': 'c', '/': 'h' };

function lead(path: string, { status, permissions }: Person): string {
  const destination = getDestination(ROUTES, path, status, permissions);
  if (destination.kind === 'notFound') return '-';
  if (destination.kind === 'screen') return 'y';
  const { to, lacks } = destination;
  return lacks && to === '/' ? 'r' : (PLACES[to] ?? to);
}

describe('the access map (spec §2)', () => {
  test('the table names every role and every route', () => {
    expect(header.right).toEqual(Object.keys(PEOPLE));
    expect(ROLES.filter((role) => !Object.values(PEOPLE).some((one) => isOf(one, role)))).toEqual([]);
    expect(TABLE.map(([path]) => toPattern(path)).toSorted()).toEqual(
      ROUTES.map(({ path }) => path).toSorted(),
    );
  });

  test.each(TABLE)('%s', (path, letters) => {
    expect(
      Object.values(PEOPLE)
        .map((person) => lead(path, person))
        .join(' '),
    ).toBe(letters);
  });

  test.each([
    ['/nowhere'],
    ['/calendari/cita'],
    ['/login/nova'],
    ['/recordar_contrasenya/abc'],
    ['/perfil/nova'],
  ])('%s leads nowhere, for every person', (path) => {
    expect(new Set(Object.values(PEOPLE).map((person) => lead(path, person)))).toEqual(new Set(['-']));
  });
});

function isOf({ permissions }: Person, role: Role): boolean {
  return permissions.join() === GRANTS[role].join();
}

function toPattern(path: string): string {
  return path
    .replace(/(\/\d+)?\/res$/, '/*')
    .replace(/\/\d+/, '/:id')
    .replace('/abc/a%40b.example', '/:token/:email');
}
