import type { Route } from '../machines/route';

/** Every path of the product (spec §2), in the order in which they are tried; a null screen leads to `/`. */
export const ROUTES: readonly Route[] = [
  { path: '/login', screen: 'signIn', layout: 'public', permissions: [] },
  { path: '/new_password', screen: 'newPassword', layout: 'public', permissions: [] },
  { path: '/', screen: 'home', layout: 'private', permissions: [] },
  { path: '/calendari', screen: 'calendar', layout: 'private', permissions: ['read_cita'] },
  { path: '/calendari/cita/nova', screen: 'citaCreate', layout: 'private', permissions: ['create_cita'] },
  { path: '/assessories', screen: 'assessories', layout: 'private', permissions: ['read_assessoria'] },
  {
    path: '/assessories/nova',
    screen: 'assessoriaCreate',
    layout: 'private',
    permissions: ['read_assessoria'],
  },
  {
    path: '/assessories/:id/editar',
    screen: 'assessoriaEdit',
    layout: 'private',
    permissions: ['read_assessoria'],
  },
  {
    path: '/assessories/:id/realitzar',
    screen: 'completion',
    layout: 'private',
    permissions: ['read_assessoria'],
  },
  { path: '/assessories/:id', screen: 'assessoria', layout: 'private', permissions: ['read_assessoria'] },
  { path: '/consultes', screen: 'consultes', layout: 'private', permissions: ['read_consulta'] },
  { path: '/consultes/nova', screen: 'consultaCreate', layout: 'private', permissions: ['read_consulta'] },
  {
    path: '/consultes/:id/editar',
    screen: 'consultaEdit',
    layout: 'private',
    permissions: ['read_consulta'],
  },
  { path: '/activitats', screen: 'activitats', layout: 'private', permissions: ['read_activitat'] },
  { path: '/activitats/nova', screen: 'activitatCreate', layout: 'private', permissions: ['read_activitat'] },
  {
    path: '/activitats/:id/editar',
    screen: 'activitatEdit',
    layout: 'private',
    permissions: ['read_activitat'],
  },
  { path: '/centres_educatius', screen: null, layout: 'private', permissions: [] },
  { path: '/oficines', screen: null, layout: 'private', permissions: [] },
];
