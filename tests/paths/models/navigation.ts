import { navigationMachine } from '../../../src/machines/navigation';
import type { Route } from '../../../src/machines/route';
import { sessio } from '../../machines/support/samples';
import { named, plain, type Case, type Model } from '../model';

type Address = { path: string; query: Readonly<Record<string, string>> };
type Screen = { id: string; name: string; address: Address };
type Context = {
  status: string;
  userId: number | null;
  address: Address | null;
  wanted: Address | null;
  screen: Screen | null;
  dirty: boolean;
  parked: { screen: Screen; userId: number; dirty: boolean } | null;
};

const ROUTES: readonly Route[] = [
  { path: '/login', screen: 'signIn', layout: 'public', permissions: [] },
  { path: '/calendari', screen: 'calendar', layout: 'private', permissions: ['read_cita'] },
  { path: '/professionals', screen: 'professionals', layout: 'private', permissions: ['read_usuari'] },
];

const { token: _, ...session } = { ...sessio, permissions: ['read_cita_oficina'] };
const another = { ...session, user: { ...session.user, id: 8 } };

const arrive = (path: string, query: Address['query'] = {}): Case =>
  named(`navigation.arrived at ${path}${'vista' in query ? '?vista=mes' : ''}`, {
    ...{ type: 'navigation.arrived', path, query, index: 1 },
  });
const touch = (name: string, dirty: boolean, find: (context: Context) => string | undefined): Case =>
  named(`screen.touched, ${name}`, (context: Context) => {
    const id = find(context);
    return id === undefined ? undefined : { type: 'screen.touched', id, dirty };
  });
/** A session as auth tells of it: nobody becomes somebody else without being nobody first. */
const become = (
  name: string,
  from: (context: Context) => boolean,
  to: { status: string; session: typeof session | null; lost?: boolean },
): Case =>
  named(`session.changed, ${name}`, (context: Context) =>
    from(context) ? { type: 'session.changed', lost: false, ...to } : undefined,
  );
const isNobody = ({ userId }: Context) => userId === null;

const say = (address: Address | null | undefined): string | undefined =>
  address ? `${address.path}${'vista' in address.query ? '?vista=mes' : ''}` : undefined;

export const navigation: Model = {
  machine: navigationMachine,
  inputs: { start: { routes: ROUTES } },
  events: [
    ...[arrive('/login'), arrive('/calendari'), arrive('/calendari', { vista: 'mes' })],
    ...[arrive('/professionals'), arrive('/enlloc')],
    plain('navigation.go', { path: '/calendari' }),
    plain('navigation.signOut'),
    plain('navigation.leave'),
    plain('navigation.stay'),
    plain('navigation.retry'),
    touch('changed', true, ({ screen }) => screen?.id),
    touch('as it was', false, ({ screen }) => screen?.id),
    touch('the parked one', true, ({ parked }) => parked?.screen.id),
    touch('one that is gone', true, () => 'screen-0'),
    become('signed out', ({ userId, status }) => userId !== null || status === 'unknown', {
      ...{ status: 'signedOut', session: null },
    }),
    become('lost', ({ userId }) => userId === 7, { status: 'signedOut', session: null, lost: true }),
    become('must change the password', isNobody, { status: 'changePending', session }),
    become(
      'signed in',
      ({ status, userId }) => userId === null || (status === 'changePending' && userId === 7),
      {
        ...{ status: 'signedIn', session },
      },
    ),
    become('signed in as another', isNobody, { status: 'signedIn', session: another }),
  ],
  outcomes: {
    loadScreen: [
      { name: 'loaded', output: 'screen' },
      { name: 'a file is missing', error: { asset: { type: 'style', address: '/assets/a.css' } } },
      { name: 'failed', error: new Error('broken') },
    ],
  },
  key: ({ status, userId, address, wanted, screen, dirty, parked }: Context) => ({
    ...{ status, userId, address: say(address), wanted: say(wanted), dirty },
    screen: screen?.name,
    parked: parked && {
      screen: parked.screen.name,
      userId: parked.userId,
      dirty: parked.dirty,
    },
  }),
};
