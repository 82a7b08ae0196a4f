import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../../src/domain/access/routes';
import { getDestination } from '../../../src/machines/navigation/destination';

const SUBTYPES = ['academica', 'emprenedoria', 'habitatge', 'laboral', 'mobilitat'];
const RESOURCES = ['usuari', 'consulta', 'cita', 'activitat', 'assessoria', 'configuracio', ...SUBTYPES];
const EVERY_PERMISSION = ['read', 'create', 'edit', 'delete'].flatMap((action) =>
  RESOURCES.flatMap((resource) => ['', '_app', '_oficina'].map((suffix) => `${action}_${resource}${suffix}`)),
);

const forms = (name: string) => [name, `${name}_app`, `${name}_oficina`];
const READ_ASSESSORIA = ['assessoria', ...SUBTYPES].flatMap((resource) => forms(`read_${resource}`));

/** The access map of the specification: any of the permissions suffices, null is open to all. */
const ACCESS: [path: string, screen: string, params: Record<string, string>, permissions: string[] | null][] =
  [
    ['/', 'home', {}, null],
    ['/perfil', 'profile', {}, null],
    ['/configuracio/control', 'dataRules', {}, ['read_configuracio_app']],
    ['/calendari', 'calendar', {}, forms('read_cita')],
    ['/calendari/cita/nova', 'citaCreate', {}, forms('create_cita')],
    ['/assessories', 'assessories', {}, READ_ASSESSORIA],
    ['/assessories/nova', 'assessoriaCreate', {}, READ_ASSESSORIA],
    ['/assessories/12', 'assessoria', { id: '12' }, READ_ASSESSORIA],
    ['/assessories/12/editar', 'assessoriaEdit', { id: '12' }, READ_ASSESSORIA],
    ['/assessories/12/hora', 'citaMove', { id: '12' }, READ_ASSESSORIA],
    ['/assessories/12/realitzar', 'completion', { id: '12' }, READ_ASSESSORIA],
    ['/professionals', 'professionals', {}, forms('read_usuari')],
    ['/professionals/nou', 'professionalCreate', {}, forms('read_usuari')],
    ['/professionals/12/editar', 'professionalEdit', { id: '12' }, forms('read_usuari')],
    ['/consultes', 'consultes', {}, forms('read_consulta')],
    ['/consultes/nova', 'consultaCreate', {}, forms('read_consulta')],
    ['/consultes/12/editar', 'consultaEdit', { id: '12' }, forms('read_consulta')],
    ['/activitats', 'activitats', {}, forms('read_activitat')],
    ['/activitats/nova', 'activitatCreate', {}, forms('read_activitat')],
    ['/activitats/12/editar', 'activitatEdit', { id: '12' }, forms('read_activitat')],
  ];

const lead = (path: string, permissions: string[], status: 'signedIn' | 'signedOut' | 'changePending') =>
  getDestination(ROUTES, path, status, permissions);

describe.each(ACCESS)('the access map for %s (spec §2)', (path, screen, params, needed) => {
  test('a path admits a person with any one of its permissions', () => {
    for (const permission of needed ?? EVERY_PERMISSION) {
      expect([permission, lead(path, [permission], 'signedIn')]).toEqual([
        permission,
        { kind: 'screen', screen, layout: 'private', params },
      ]);
    }
  });

  test('leads everybody else home, with a word about it', () => {
    const others = EVERY_PERMISSION.filter(
      (permission) => !(needed ?? EVERY_PERMISSION).includes(permission),
    );
    const home = { kind: 'redirect', to: '/', lacks: needed?.[0] };
    for (const permission of others) {
      expect([permission, lead(path, [permission], 'signedIn')]).toEqual([permission, home]);
    }
  });

  test('a private path leads to the sign-in or to the forced change of password', () => {
    expect(lead(path, [], 'signedOut')).toEqual({ kind: 'redirect', to: '/login' });
    expect(lead(path, EVERY_PERMISSION, 'changePending')).toEqual({
      kind: 'redirect',
      to: '/new_password',
    });
  });
});

describe('public pages (spec §2)', () => {
  const redirect = (to: string) => ({ kind: 'redirect', to });
  const page = (screen: string) => ({ kind: 'screen', screen, layout: 'public', params: {} });

  test.each([
    ['/login', 'signedOut', page('signIn')],
    ['/login', 'signedIn', redirect('/')],
    ['/login', 'changePending', redirect('/new_password')],
    ['/new_password', 'signedOut', redirect('/login')],
    ['/new_password', 'signedIn', redirect('/')],
    ['/new_password', 'changePending', page('newPassword')],
    ['/login/', 'signedOut', page('signIn')],
    ['/login/', 'changePending', redirect('/new_password')],
    ['/new_password/', 'signedOut', redirect('/login')],
    ['/new_password/', 'signedIn', redirect('/')],
    ['/new_password/', 'changePending', page('newPassword')],
    ['/recordar_contrasenya', 'signedOut', page('passwordReminder')],
    ['/recordar_contrasenya', 'signedIn', redirect('/')],
    ['/recordar_contrasenya', 'changePending', redirect('/new_password')],
    ['/recordar_contrasenya/nova', 'signedOut', page('passwordLink')],
    [
      '/recordar_contrasenya/Zx81/ada%40example.org',
      'signedOut',
      { ...page('passwordReset'), params: { token: 'Zx81', email: 'ada%40example.org' } },
    ],
    ['/recordar_contrasenya/Zx81/ada%40example.org', 'signedIn', redirect('/')],
  ] as const)('%s for who is %s', (path, status, destination) => {
    expect(lead(path, [], status)).toEqual(destination);
  });
});

describe('other paths', () => {
  test.each(['/centres_educatius', '/oficines'])('%s is closed and leads home', (path) => {
    expect(lead(path, EVERY_PERMISSION, 'signedIn')).toEqual({ kind: 'redirect', to: '/' });
  });

  test.each(['/enlloc', '/calendari/cita', '/login/res', '/Calendari/x', '/configuracions'])(
    '%s is not found, for any person',
    (path) => {
      for (const status of ['signedIn', 'signedOut', 'changePending'] as const) {
        expect(lead(path, EVERY_PERMISSION, status)).toEqual({ kind: 'notFound' });
      }
    },
  );

  test.each([
    ['/professionals/12', 'read_usuari'],
    ['/consultes/12', 'read_consulta'],
    ['/assessories/12/res', 'read_assessoria'],
    ['/assessories/abc', 'read_assessoria'],
    ['/consultes/12a/editar', 'read_consulta'],
    ['/activitats/12/editar/res', 'read_activitat'],
    ['/configuracio', 'read_configuracio_app'],
    ['/configuracio/xyz', 'read_configuracio_app'],
  ])(
    '%s, below a prefix of the access map, is not found by those alone who may see the area',
    (path, needed) => {
      const redirect = (to: string, lacks?: string) => ({ kind: 'redirect', to, lacks });
      expect(lead(path, [needed], 'signedIn')).toEqual({ kind: 'notFound' });
      expect(lead(path, [], 'signedIn')).toEqual(redirect('/', needed));
      expect(lead(path, [], 'signedOut')).toEqual(redirect('/login'));
      expect(lead(path, [needed], 'changePending')).toEqual(redirect('/new_password'));
    },
  );
});
