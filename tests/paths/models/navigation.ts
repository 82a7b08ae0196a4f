import { navigationMachine } from '../../../src/machines/navigation';
import type { Route } from '../../../src/machines/route';
import { named, plain, type Case, type Model } from '../model';
import { SESSION } from './session';

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
  { path: '/consultes', screen: 'consultes', layout: 'private', permissions: [] },
  { path: '/professionals', screen: 'professionals', layout: 'private', permissions: ['read_usuari'] },
];

/** The session of a person with such a number. */
const toSession = (id: number) => ({ ...SESSION, user: { ...SESSION.user, id } });
/** Whose session opens next: that of whoever's screen is parked, if there is one. */
const getSame = ({ userId, parked }: Context): number => userId ?? parked?.userId ?? 7;

const isNobody = ({ userId }: Context) => userId === null;
const isSomebody = ({ userId }: Context) => userId !== null;

const arrive = (path: string, when: (context: Context) => boolean = () => true): Case =>
  named(`navigation.arrived at ${path}`, (context: Context) =>
    when(context) ? { type: 'navigation.arrived', ...readAddress(path), index: 1 } : undefined,
  );
const readAddress = (text: string): Address => {
  const [path = '', search] = text.split('?');
  return { path, query: search === undefined ? {} : { vista: 'mes' } };
};
const touch = (name: string, dirty: boolean, find: (context: Context) => string | undefined): Case =>
  named(`screen.touched, ${name}`, (context: Context) => {
    const id = find(context);
    return id === undefined ? undefined : { type: 'screen.touched', id, dirty };
  });
/** A session as auth tells of it: nobody becomes somebody else without being nobody first. */
const become = (
  name: string,
  from: (context: Context) => boolean,
  to: (context: Context) => { status: string; session: ReturnType<typeof toSession> | null; lost?: boolean },
): Case =>
  named(`session.changed, ${name}`, (context: Context) =>
    from(context) ? { type: 'session.changed', lost: false, ...to(context) } : undefined,
  );

const say = (address: Address | null | undefined): string | undefined =>
  address ? `${address.path}${'vista' in address.query ? '?vista=mes' : ''}` : undefined;

export const navigation: Model = {
  machine: navigationMachine,
  inputs: { start: { routes: ROUTES } },
  events: [
    ...[arrive('/login'), arrive('/calendari'), arrive('/consultes')],
    // Links to other weeks and months are on the calendar alone.
    arrive('/calendari?vista=mes', ({ screen }) => screen?.name === 'calendar'),
    arrive('/professionals', isSomebody),
    arrive('/enlloc', ({ parked }) => parked === null),
    plain('navigation.go', { path: '/calendari' }),
    plain('navigation.signOut'),
    plain('navigation.leave'),
    plain('navigation.stay'),
    plain('navigation.retry'),
    touch('changed', true, ({ screen }) => screen?.id),
    touch('as it was', false, ({ screen }) => screen?.id),
    touch('the parked one', true, ({ parked }) => parked?.screen.id),
    touch('one that is gone', true, () => 'screen-0'),
    become(
      'signed out',
      ({ userId, status }) => userId !== null || status === 'unknown',
      () => ({ status: 'signedOut', session: null }),
    ),
    // One screen that is parked stands for all.
    become(
      'lost',
      ({ userId, screen }) => userId !== null && screen?.name !== 'consultes',
      () => ({ status: 'signedOut', session: null, lost: true }),
    ),
    become('must change the password', isNobody, (context) => ({
      ...{ status: 'changePending', session: toSession(getSame(context)) },
    })),
    become(
      'signed in',
      ({ status, userId }) => userId === null || status === 'changePending',
      (context) => ({ status: 'signedIn', session: toSession(getSame(context)) }),
    ),
    become(
      'signed in as another',
      ({ userId, parked }) => userId === null && parked !== null,
      (context) => ({ status: 'signedIn', session: toSession(getSame(context) + 1) }),
    ),
  ],
  outcomes: {
    loadScreen: [
      { name: 'loaded', output: 'screen' },
      { name: 'a file is missing', error: { asset: { type: 'style', address: '/assets/a.css' } } },
      { name: 'failed', error: new Error('broken') },
    ],
  },
  key: ({ status, userId, address, wanted, screen, dirty, parked }: Context) => ({
    ...{ who: status, at: say(address), wanted: say(wanted), screen: screen?.name },
    ...(dirty && { is: 'changed' }),
    ...(parked && {
      parked: `${parked.screen.name}${parked.dirty ? ' changed' : ''}`,
      ...(userId !== null && { of: parked.userId === userId ? 'oneself' : 'another' }),
    }),
  }),
};
