import type { ContextFrom } from 'xstate';
import { holds } from '../../../src/domain/access/permissions';
import { navigationMachine } from '../../../src/machines/navigation/navigation';
import type { Route } from '../../../src/domain/access/routes';
import { findSent, implies, invariant, named, plain, type Case, type Model } from '../model';
import { SESSION } from './session';

type Address = { path: string; query: Readonly<Record<string, string>> };
type Context = ContextFrom<typeof navigationMachine>;

const ROUTES: readonly Route[] = [
  { path: '/login', screen: 'signIn', layout: 'public', permissions: [] },
  { path: '/calendari', screen: 'calendar', layout: 'private', permissions: ['read_cita'] },
  { path: '/consultes', screen: 'consultes', layout: 'private', permissions: [] },
  { path: '/consultes/:id/editar', screen: 'consultaEdit', layout: 'private', permissions: [] },
  { path: '/professionals', screen: 'professionals', layout: 'private', permissions: ['read_usuari'] },
];

const toSession = (id: number) => ({ ...SESSION, user: { ...SESSION.user, id } });
/** The session that opens next: that of the parked screen's owner, if there is one. */
const getSame = ({ userId, parked }: Context): number => userId ?? parked?.userId ?? 7;

const isNobody = ({ userId }: Context) => userId === null;
const isProfessional = ({ userId }: Context) => userId !== null;

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
/** A session as auth sends it: it closes before another person's opens. */
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

/** On a record, with its list behind, the events of every page are not tried again. */
const offRecords = ({ name, event }: Case): Case => ({
  name,
  event: (context: Context) => {
    if (context.behind !== null) return undefined;
    return typeof event === 'function' ? event(context as never) : event;
  },
});

export const navigation: Model = {
  machine: navigationMachine,
  inputs: { start: { routes: ROUTES } },
  events: [
    arrive('/calendari'),
    arrive('/consultes'),
    ...[
      arrive('/login'),
      become(
        'signed out',
        ({ userId, status }) => userId !== null || status === 'unknown',
        () => ({ status: 'signedOut', session: null }),
      ),
      // Links to other weeks and months are on the calendar alone.
      arrive('/calendari?vista=mes', ({ screen }) => screen?.name === 'calendar'),
      arrive('/professionals', isProfessional),
      // Links to records are on the list alone, and one record stands for all.
      arrive(
        '/consultes/12/editar',
        ({ screen, parked, dirty }) => screen?.name === 'consultes' && parked === null && !dirty,
      ),
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
      // One parked screen stands for all.
      become(
        'lost',
        ({ userId, screen }) => userId !== null && screen?.name !== 'consultes',
        () => ({ status: 'signedOut', session: null, lost: true }),
      ),
      become('must change the password', isNobody, (context) => ({
        status: 'changePending',
        session: toSession(getSame(context)),
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
    ].map(offRecords),
  ],
  outcomes: {
    loadScreen: [
      { name: 'loaded', output: 'screen' },
      { name: 'a file is missing', error: { asset: { type: 'style', address: '/assets/a.css' } } },
      { name: 'failed', error: new Error('broken') },
    ],
  },
  invariants: [
    invariant('§6', 'Cap pantalla privada sense sessió oberta', ({ after }) => {
      const { screen, status } = after.context as Context;
      return implies(after.hasTag('shown') && screen?.layout === 'private', status === 'signedIn');
    }),
    invariant('§6', 'Cap pantalla sense el permís que demana', ({ after }) => {
      const { screen, permissions } = after.context as Context;
      const route = ROUTES.find(({ path }) => path === screen?.address.path);
      return implies(
        after.hasTag('shown') && route !== undefined && route.permissions.length > 0,
        route?.permissions.some((one) => holds(permissions, one)) === true,
      );
    }),
    invariant('§2', "Qui té la sessió oberta no veu l'inici de sessió", ({ after }) => {
      const { screen, status } = after.context as Context;
      return implies(after.hasTag('shown') && status === 'signedIn', screen?.layout === 'private');
    }),
    invariant('§2', "Qui no té permís torna a l'inici i se li diu", (moment) =>
      implies(
        findSent(moment, 'notifications.open') !== undefined,
        findSent(moment, 'redirect')?.['to'] === '/',
      ),
    ),
    invariant('§4', 'Mentre no se sap si hi ha sessió no es mostra res', ({ after }) =>
      implies((after.context as Context).status === 'unknown', after.matches('waiting')),
    ),
    invariant('§2', 'Una pantalla amb canvis no es tanca sense preguntar', ({ before, event, after }) => {
      const { dirty } = (before?.context ?? { dirty: false }) as Context;
      return implies(
        before?.matches('shown') === true && dirty && event.type === 'navigation.arrived',
        (after.context as Context).screen?.id === (before?.context as Context | undefined)?.screen?.id,
      );
    }),
    invariant('§6', 'La pantalla aparcada és privada i no és la que es mostra', ({ after }) => {
      const { parked, screen } = after.context as Context;
      return implies(parked !== null, parked?.screen.layout === 'private' && parked.screen.id !== screen?.id);
    }),
  ],
  key: ({ status, userId, address, wanted, screen, behind, dirty, parked }: Context) => ({
    who: status,
    at: say(address),
    wanted: say(wanted),
    screen: screen?.name,
    behind: behind?.name,
    ...(dirty && { is: 'changed' }),
    ...(parked && {
      parked: `${parked.screen.name}${parked.dirty ? ' changed' : ''}${parked.after === undefined ? '' : ' saved'}`,
      ...(userId !== null && { of: parked.userId === userId ? 'oneself' : 'another' }),
    }),
  }),
};
