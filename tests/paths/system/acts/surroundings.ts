import { ROUTES, isPlain } from '../../../../src/domain/access/routes';
import { SESSION_KEY } from '../../../../src/domain/pages/signIn';
import { leadsToScreen } from '../../../../src/machines/navigation/destination';
import { IDLE_MINUTES } from '../application';
import type { Seen } from '../look';
import { getEmail, getOther, type Person } from '../people';
import { IDLE_KEY, type World } from '../world';
import { follow, type Act } from './act';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Passing time, as far as a timer is set. */
export function listTimes(world: World): Act[] {
  const { browser, clock } = world;
  const pass = (name: string, ms: number): Act => ({ name, kind: 'time', run: () => world.pass(ms) });
  return [
    pass('a moment passes', 300),
    pass('seven seconds pass', 7_000),
    pass('half a minute passes', 31_000),
    pass('two minutes pass', 2 * MINUTE + 1_000),
    pass('the idle minutes but one pass', (IDLE_MINUTES - 1) * MINUTE + 1_000),
    {
      name: 'midnight passes while another tab is used',
      kind: 'time',
      async run() {
        // Madrid's winter is an hour ahead.
        const next = Math.ceil((clock.readNow() + HOUR) / DAY) * DAY - HOUR + 1_000;
        if (browser.stored.has(SESSION_KEY)) browser.stored.set(IDLE_KEY, String(next));
        clock.jump(next);
        browser.setVisible(true);
        await world.settle();
      },
    },
  ];
}

const TYPED = ['/', '/professionals', '/consultes/nova', '/login', '/enlloc'];

export function listAddresses(world: World, { navigation, layers }: Seen): Act[] {
  const { browser } = world;
  const go = (name: string, delta: number): Act[] =>
    browser.canGo(delta)
      ? [
          {
            name,
            kind: 'address',
            run: () => (browser.isElsewhere(delta) ? world.open(delta) : browser.go(delta)),
          },
        ]
      : [];
  const { status, permissions, routes } = navigation;
  const links = ROUTES.filter(isPlain).filter(({ path }) =>
    status === 'signedIn'
      ? leadsToScreen(routes, path, permissions)
      : ['/login', '/recordar_contrasenya'].includes(path),
  );
  return [
    ...go('Back', -1),
    ...go('Forward', 1),
    { name: 'reload', kind: 'address', run: () => world.open() },
    ...TYPED.map((path): Act => ({ name: `open ${path}`, kind: 'address', run: () => world.open(path) })),
    ...(layers.length === 0 ? links.map(({ path }) => follow(world, path)) : []),
  ];
}

export function listTabs(world: World, { auth: { session }, stored }: Seen, person: Person): Act[] {
  const { service } = world;
  const begin = (name: string, who: string): Act => ({
    name,
    kind: 'tab',
    async run() {
      const begun = await service.signIn(getEmail(who));
      if (begun) world.store(begun);
    },
  });
  const isShared = session !== null && stored.some(([name]) => name === SESSION_KEY);
  const end: Act = {
    name: 'another tab signs out',
    kind: 'tab',
    async run() {
      await service.signOut(session?.token ?? '');
      world.store(null);
    },
  };
  return [
    ...(isShared ? [end] : []),
    begin('another tab signs in as the same', person),
    begin('another tab signs in as another', getOther(person)),
  ];
}
