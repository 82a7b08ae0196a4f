import type { Route } from '../machines/route';

/** Paths with their screens, all of one layout and behind one permission; a null screen leads to `/`. */
function open(
  layout: Route['layout'],
  permissions: readonly string[],
  screens: Readonly<Record<string, string | null>>,
): Route[] {
  return Object.entries(screens).map(([path, screen]) => ({ path, screen, layout, permissions }));
}

/** Every path of the product (spec §2), in the order in which they are tried. */
export const ROUTES: readonly Route[] = [
  ...open('public', [], {
    '/login': 'signIn',
    '/new_password': 'newPassword',
    '/recordar_contrasenya': 'passwordReminder',
    '/recordar_contrasenya/nova': 'passwordLink',
    '/recordar_contrasenya/:token/:email': 'passwordReset',
  }),
  ...open('private', [], {
    '/': 'home',
    '/perfil': 'profile',
    '/centres_educatius': null,
    '/oficines': null,
  }),
  ...open('private', ['read_usuari'], {
    '/professionals': 'professionals',
    '/professionals/nou': 'professionalCreate',
    '/professionals/:id/editar': 'professionalEdit',
  }),
  ...open('private', ['read_consulta'], {
    '/consultes': 'consultes',
    '/consultes/nova': 'consultaCreate',
    '/consultes/:id/editar': 'consultaEdit',
  }),
  ...open('private', ['read_cita'], { '/calendari': 'calendar' }),
  ...open('private', ['create_cita'], { '/calendari/cita/nova': 'citaCreate' }),
  ...open('private', ['read_assessoria'], {
    '/assessories': 'assessories',
    '/assessories/nova': 'assessoriaCreate',
    '/assessories/:id/editar': 'assessoriaEdit',
    '/assessories/:id/realitzar': 'completion',
    '/assessories/:id': 'assessoria',
  }),
  ...open('private', ['read_activitat'], {
    '/activitats': 'activitats',
    '/activitats/nova': 'activitatCreate',
    '/activitats/:id/editar': 'activitatEdit',
  }),
  ...open('private', ['read_configuracio_app'], { '/configuracio/control': 'dataRules' }),
];
