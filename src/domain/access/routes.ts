import type { Search } from '../values/query';
import type { Permission } from './permissions';

type Screens = Readonly<Record<string, string>>;
type Area = {
  layout: 'public' | 'private';
  permissions: readonly Permission[];
  screens: Screens;
};

/** Paths by the permissions that open them: any one (spec §2). `notFound` hides what an area has. */
const AREAS = [
  {
    layout: 'public',
    permissions: [],
    screens: {
      '/login': 'signIn',
      '/new_password': 'newPassword',
      '/recordar_contrasenya': 'passwordReminder',
      '/recordar_contrasenya/nova': 'passwordLink',
      '/recordar_contrasenya/:token/:email': 'passwordReset',
    },
  },
  {
    layout: 'private',
    permissions: [],
    screens: { '/': 'home', '/perfil': 'profile', '/ajuda': 'ajuda' },
  },
  {
    layout: 'private',
    permissions: ['read_usuari'],
    screens: {
      '/professionals': 'professionals',
      '/professionals/nou': 'professionalCreate',
      '/professionals/alta': 'alta',
      '/professionals/:id/editar': 'professionalEdit',
      '/professionals/*': 'notFound',
    },
  },
  {
    layout: 'private',
    permissions: ['read_consulta'],
    screens: {
      '/consultes': 'consultes',
      '/consultes/nova': 'consultaCreate',
      '/consultes/:id/editar': 'consultaEdit',
      '/consultes/*': 'notFound',
    },
  },
  {
    layout: 'private',
    permissions: ['read_assessoria'],
    screens: {
      '/assessories': 'assessories',
      '/assessories/nova': 'assessoriaCreate',
      '/assessories/tancar': 'closeDay',
      '/assessories/:id/editar': 'assessoriaEdit',
      '/assessories/:id/hora': 'citaMove',
      '/assessories/:id/realitzar': 'completion',
      '/assessories/:id': 'assessoria',
      '/assessories/*': 'notFound',
    },
  },
  {
    layout: 'private',
    permissions: ['read_cita'],
    screens: { '/calendari': 'calendar', '/calendari/absencia': 'absencia' },
  },
  { layout: 'private', permissions: ['create_cita'], screens: { '/calendari/cita/nova': 'citaCreate' } },
  {
    layout: 'private',
    permissions: ['read_activitat'],
    screens: {
      '/activitats': 'activitats',
      '/activitats/nova': 'activitatCreate',
      '/activitats/alta': 'altaActivitats',
      '/activitats/:id/editar': 'activitatEdit',
      '/activitats/*': 'notFound',
    },
  },
  {
    layout: 'private',
    permissions: ['read_consulta', 'read_assessoria', 'read_activitat'],
    screens: { '/xifres': 'xifres' },
  },
  {
    layout: 'private',
    permissions: [],
    screens: { '/centres_educatius': 'closed', '/oficines': 'closed' },
  },
  {
    layout: 'private',
    permissions: ['read_configuracio_app'],
    screens: { '/configuracio/control': 'dataRules', '/configuracio/*': 'notFound' },
  },
] as const satisfies readonly Area[];

type ValuesOf<T> = T extends unknown ? T[keyof T] : never;
type KeysOf<T> = T extends unknown ? keyof T & string : never;
type PrivateArea = Extract<(typeof AREAS)[number], { layout: 'private' }>;

export type MenuPath = Exclude<
  KeysOf<PrivateArea['screens']>,
  `${string}${':' | '*' | '/nou' | '/nova'}${string}`
>;

type Fill<Part extends string> = Part extends ':id' ? `${number}` : Part extends `:${string}` ? string : Part;
type FillParams<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? `${Fill<Part>}/${FillParams<Rest>}`
  : Fill<Path>;
type FixedPath = Exclude<KeysOf<(typeof AREAS)[number]['screens']>, `${string}*`>;

export type AppPath = `${FillParams<FixedPath>}${Search}`;

type Target = ValuesOf<(typeof AREAS)[number]['screens']>;
export type ScreenName = Exclude<Target, 'closed' | 'notFound'>;

export type Route = {
  /** `:name` is a parameter; `/*` at the end is the prefix itself and everything below it. */
  path: string;
  screen: Target;
  layout: Area['layout'];
  permissions: readonly Permission[];
};

/** In order of precedence: the first match counts. */
export const ROUTES: readonly Route[] = AREAS.flatMap(({ screens, ...area }) =>
  Object.entries(screens).map(([path, screen]: [string, Target]) => ({ path, screen, ...area })),
);

/** Whether a route's path has no parameters, so that it is also an address. */
export function isPlain(route: Route): route is Route & { path: AppPath } {
  return !/[:*]/.test(route.path);
}
