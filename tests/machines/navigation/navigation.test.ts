import { describe, expect, test } from 'vitest';
import type { Route, ScreenName } from '../../../src/domain/access/routes';
import { navigationMachine } from '../../../src/machines/navigation/navigation';
import { notify } from '../support/notices';
import { sessio } from '../support/samples';
import { settle } from '../support/server';
import { createCalls, stage } from '../support/stage';

const route = (path: string, screen: Route['screen'], of: Partial<Route> = {}): Route => ({
  path,
  screen,
  layout: 'private',
  permissions: [],
  ...of,
});

const routes: Route[] = [
  route('/login', 'signIn', { layout: 'public' }),
  route('/new_password', 'newPassword', { layout: 'public' }),
  route('/', 'home'),
  route('/calendari', 'calendar', { permissions: ['read_cita'] }),
  route('/configuracio/control', 'dataRules', { permissions: ['read_configuracio_app'] }),
  route('/assessories', 'assessories'),
  route('/assessories/:id/editar', 'assessoriaEdit'),
  route('/assessories/:id', 'assessoria'),
  route('/oficines', 'closed'),
];

const { token: _, ...session } = sessio;
const signedIn = { type: 'session.changed', status: 'signedIn', session, lost: false } as const;
const another = {
  ...signedIn,
  session: { ...session, user: { ...session.user, id: 8 } },
};
const signedOut = { type: 'session.changed', status: 'signedOut', session: null, lost: false } as const;
const lost = { ...signedOut, lost: true };

const arrived = (path: string, index = 0, query = {}) => ({
  type: 'navigation.arrived' as const,
  path,
  query,
  index,
});

function start() {
  const load = createCalls<ScreenName, ScreenName>();
  const on = stage(navigationMachine.provide({ actors: { loadScreen: load.logic } }), { routes });
  return {
    ...on,
    load,
    async arrive(path: string, index = 0, query = {}) {
      on.actor.send(arrived(path, index, query));
      await settle();
    },
    async finishLoading() {
      load.last.resolve(load.last.input);
      await settle();
    },
  };
}

async function show(path: string, index = 0, query = {}) {
  const on = start();
  on.actor.send(signedIn);
  await on.arrive(path, index, query);
  await on.finishLoading();
  on.takeSent();
  on.takeEmitted();
  return on;
}

const toStart = (id: string, name: string, params = {}, query = {}, layout = 'private') => ({
  type: 'screen.start',
  id,
  name,
  layout,
  params,
  query,
});
const ASKED = { type: 'navigation.asked' };
const toStop = (id: string) => ({ type: 'screen.stop', id });
const toRedirect = (to: string, replace = true) => ({ type: 'redirect', to, replace });

describe('the first address (spec §2)', () => {
  test('waits until address and session are both known, in either order', async () => {
    const first = start();
    await first.arrive('/');
    expect(first.getValue()).toBe('waiting');
    first.actor.send(signedIn);
    expect(first.getTags()).toEqual(['loading']);

    const second = start();
    second.actor.send(signedIn);
    expect(second.getValue()).toBe('waiting');
    await second.arrive('/');
    expect(second.getTags()).toEqual(['loading']);
  });

  test('loads the screen, then has its actor started with what the address says', async () => {
    const on = start();
    on.actor.send(signedIn);
    await on.arrive('/assessories/12', 3, { origen: 'calendari' });
    expect(on.load.calls.map(({ input }) => input)).toEqual(['assessoria']);
    expect(on.takeSent()).toEqual([]);
    await on.finishLoading();
    expect(on.getTags()).toEqual(['shown']);
    expect(on.takeSent()).toEqual([toStart('screen-1', 'assessoria', { id: '12' }, { origen: 'calendari' })]);
    expect(on.getContext().screen).toEqual({
      id: 'screen-1',
      name: 'assessoria',
      layout: 'private',
      address: { path: '/assessories/12', query: { origen: 'calendari' }, index: 3 },
    });
  });
});

describe('an address that signing in stands before (spec §2)', () => {
  /** Opens an address without a session, and so the sign-in. */
  async function open(path: string, query = {}) {
    const on = start();
    on.actor.send(signedOut);
    await on.arrive(path, 0, query);
    expect(on.takeEmitted()).toEqual([toRedirect('/login')]);
    await on.arrive('/login');
    await on.finishLoading();
    return on;
  }

  test('is where one is afterwards, with its query', async () => {
    const on = await open('/assessories/12', { origen: 'calendari' });
    on.actor.send(signedIn);
    expect(on.takeEmitted()).toEqual([toRedirect('/assessories/12?origen=calendari')]);
    expect(on.getContext().asked).toBeNull();
  });

  test('waits for a change of password that comes between', async () => {
    const on = await open('/calendari');
    on.actor.send({ ...signedIn, status: 'changePending' });
    expect(on.takeEmitted()).toEqual([toRedirect('/new_password')]);
    await on.arrive('/new_password');
    on.actor.send(signedIn);
    expect(on.takeEmitted()).toEqual([toRedirect('/calendari')]);
  });

  test.each(['/configuracio/control', '/oficines', '/new_password'])(
    'is home without a word where the person may not see it: %s',
    async (path) => {
      const on = await open(path);
      on.takeSent();
      on.actor.send(signedIn);
      expect(on.takeEmitted()).toEqual([toRedirect('/')]);
      expect(on.takeSent()).toEqual([toStop('screen-1')]);
    },
  );

  test('a parked screen is dropped after signing out', async () => {
    const on = await show('/calendari');
    on.actor.send(signedOut);
    await on.arrive('/login', 1);
    on.takeEmitted();
    on.actor.send(signedIn);
    expect(on.takeEmitted()).toEqual([toRedirect('/')]);
  });

  test("a parked screen gives way to another person's lost session", async () => {
    const on = await show('/calendari');
    on.actor.send(lost);
    await on.arrive('/login', 1);
    on.takeEmitted();
    on.actor.send({ ...signedIn, session: { ...session, user: { ...session.user, id: 99 } } });
    expect(on.takeEmitted()).toEqual([toRedirect('/')]);
  });
});

describe('another address', () => {
  test('stops the screen and starts the one that it names', async () => {
    const on = await show('/');
    await on.arrive('/calendari', 1);
    expect(on.takeSent()).toEqual([toStop('screen-1')]);
    await on.finishLoading();
    expect(on.takeSent()).toEqual([toStart('screen-2', 'calendar')]);
  });

  test('an address with another query alone is sent to the screen', async () => {
    const on = await show('/calendari', 0, { vista: 'mes' });
    await on.arrive('/calendari', 1, { vista: 'dia' });
    expect(on.takeSent()).toEqual([
      { type: 'screen.tell', id: 'screen-1', event: { type: 'screen.address', query: { vista: 'dia' } } },
    ]);
    expect(on.getContext().screen?.address).toEqual({
      path: '/calendari',
      query: { vista: 'dia' },
      index: 1,
    });
    expect(on.load.calls).toHaveLength(1);
  });

  test('restarts the screen where its parameters differ', async () => {
    const on = await show('/assessories/12');
    await on.arrive('/assessories/13', 1);
    await on.finishLoading();
    expect(on.takeSent()).toEqual([toStop('screen-1'), toStart('screen-2', 'assessoria', { id: '13' })]);
  });

  test('is ignored where it is the same', async () => {
    const on = await show('/calendari', 0, { vista: 'mes' });
    await on.arrive('/calendari', 0, { vista: 'mes' });
    expect(on.takeSent()).toEqual([]);
    expect(on.takeEmitted()).toEqual([]);
  });

  test('wins over one whose code is still loading', async () => {
    const on = start();
    on.actor.send(signedIn);
    await on.arrive('/');
    await on.arrive('/calendari', 1);
    on.load.calls[0]?.resolve('home');
    await on.finishLoading();
    expect(on.takeSent()).toEqual([toStart('screen-1', 'calendar')]);
  });

  test('that nothing answers to is not found (spec §2)', async () => {
    const on = await show('/');
    await on.arrive('/enlloc', 1);
    expect(on.getTags()).toEqual(['notFound']);
    expect(on.takeSent()).toEqual([toStop('screen-1')]);
    expect(on.takeEmitted()).toEqual([]);
  });
});

describe('redirects (spec §2, layout rules)', () => {
  test.each([
    ['signedOut', '/', '/login'],
    ['signedOut', '/new_password', '/login'],
    ['changePending', '/', '/new_password'],
    ['changePending', '/login', '/new_password'],
    ['signedIn', '/login', '/'],
    ['signedIn', '/new_password', '/'],
    ['signedIn', '/oficines', '/'],
  ] as const)('who is %s is led from %s to %s', async (status, path, to) => {
    const on = start();
    on.actor.send({ ...signedIn, status, session: status === 'signedOut' ? null : session });
    await on.arrive(path);
    expect(on.getValue()).toBe('redirected');
    expect(on.takeEmitted()).toEqual([toRedirect(to)]);
    expect(on.takeSent()).toEqual([]);
    expect(on.load.calls).toEqual([]);
  });

  test('for lack of permission open a neutral notice', async () => {
    const on = await show('/calendari');
    await on.arrive('/configuracio/control', 1);
    expect(on.takeEmitted()).toEqual([toRedirect('/')]);
    expect(on.takeSent()).toEqual([
      notify('neutral', { key: 'access.refused', params: { permission: 'read_configuracio_app' } }),
      toStop('screen-1'),
    ]);
  });

  test('follow from signing in and out', async () => {
    const on = start();
    on.actor.send(signedOut);
    await on.arrive('/login');
    await on.finishLoading();
    on.takeSent();
    on.actor.send(signedIn);
    expect(on.takeEmitted()).toEqual([toRedirect('/')]);
    expect(on.takeSent()).toEqual([toStop('screen-1')]);
    await on.arrive('/');
    await on.finishLoading();
    on.takeSent();
    on.actor.send(signedOut);
    expect(on.takeEmitted()).toEqual([toRedirect('/login')]);
    expect(on.takeSent()).toEqual([toStop('screen-2')]);
  });

  test('are carried out on demand, as a step of the history', async () => {
    const on = await show('/');
    on.actor.send({ type: 'navigation.go', path: '/calendari' });
    expect(on.takeEmitted()).toEqual([toRedirect('/calendari', false)]);
  });
});

describe('code that does not load (spec §8, §9)', () => {
  test('fails, and can be tried again', async () => {
    const on = start();
    on.actor.send(signedIn);
    await on.arrive('/');
    on.load.last.reject(
      Object.assign(new Error(), { asset: { type: 'script', address: '/assets/home.js' } }),
    );
    await settle();
    expect(on.getTags()).toEqual(['failed']);
    expect(on.getContext().missing).toEqual({ type: 'script', address: '/assets/home.js' });
    on.actor.send({ type: 'navigation.retry' });
    await on.finishLoading();
    expect(on.getTags()).toEqual(['shown']);
  });

  test('fails after 120 seconds', async () => {
    const on = start();
    on.actor.send(signedIn);
    await on.arrive('/');
    on.clock.increment(119_999);
    expect(on.getTags()).toEqual(['loading']);
    on.clock.increment(1);
    expect(on.getTags()).toEqual(['failed']);
    expect(on.getContext().missing).toEqual({ type: 'timeout', address: '/' });
    await on.finishLoading();
    expect(on.getTags()).toEqual(['failed']);
    expect(on.takeSent()).toEqual([]);
  });

  test('does not hold a person who goes elsewhere', async () => {
    const on = start();
    on.actor.send(signedIn);
    await on.arrive('/');
    on.load.last.reject(new Error());
    await settle();
    await on.arrive('/calendari', 1);
    await on.finishLoading();
    expect(on.getTags()).toEqual(['shown']);
  });
});

describe('unsaved changes', () => {
  async function showDirty() {
    const on = await show('/assessories/12', 2);
    on.actor.send({ type: 'screen.touched', id: 'screen-1', dirty: true });
    return on;
  }

  test('are asked about before leaving, while the screen stays', async () => {
    const on = await showDirty();
    await on.arrive('/calendari', 3);
    expect(on.getTags()).toEqual(['asking', 'shown']);
    expect(on.takeSent()).toEqual([ASKED]);
  });

  test('are given up by leaving', async () => {
    const on = await showDirty();
    await on.arrive('/calendari', 3);
    on.actor.send({ type: 'navigation.leave' });
    expect(on.takeSent()).toEqual([ASKED, toStop('screen-1')]);
    await on.finishLoading();
    expect(on.takeSent()).toEqual([toStart('screen-2', 'calendar')]);
    expect(on.getContext()).toMatchObject({ dirty: false, wanted: null });
  });

  test('are asked about before signing out, and leaving signs out', async () => {
    const on = await showDirty();
    on.actor.send({ type: 'navigation.signOut' });
    expect(on.getTags()).toEqual(['asking', 'shown']);
    expect(on.takeSent()).toEqual([ASKED]);
    on.actor.send({ type: 'navigation.stay' });
    expect([on.getTags(), on.takeSent()]).toEqual([['shown'], []]);
    on.actor.send({ type: 'navigation.signOut' });
    on.actor.send({ type: 'navigation.leave' });
    expect(on.takeSent()).toEqual([ASKED, { type: 'auth.signOut' }]);
    expect(on.getContext()).toMatchObject({ dirty: false, wanted: null });
  });

  test.each([
    ['that leads on', { type: 'navigation.go', path: '/assessories', replace: true }],
    ['that stays', { type: 'screen.touched', id: 'screen-1', dirty: false }],
  ] as const)('a save %s under the question goes the way that the person chose', async (_, saved) => {
    const on = await showDirty();
    await on.arrive('/calendari', 3);
    on.actor.send(saved);
    expect(on.takeSent()).toEqual([ASKED, toStop('screen-1')]);
    await on.finishLoading();
    expect(on.takeSent()).toEqual([toStart('screen-2', 'calendar')]);
    expect([on.getTags(), on.takeEmitted()]).toEqual([['shown'], []]);
  });

  test.each([
    ['that leads on', { type: 'navigation.go', path: '/assessories', replace: true }],
    ['that stays', { type: 'screen.touched', id: 'screen-1', dirty: false }],
  ] as const)('a save %s under the question of signing out signs out', async (_, saved) => {
    const on = await showDirty();
    on.actor.send({ type: 'navigation.signOut' });
    on.actor.send(saved);
    expect([on.getTags(), on.takeSent()]).toEqual([['shown'], [ASKED, { type: 'auth.signOut' }]]);
  });

  test('asked about when the session was lost are forgotten with it: signing out later signs out', async () => {
    const on = await showDirty();
    await on.arrive('/calendari', 3);
    on.actor.send(lost);
    await on.arrive('/login', 3);
    await on.finishLoading();
    on.actor.send(signedIn);
    await on.arrive('/assessories/12', 3);
    expect(on.getTags()).toEqual(['shown']);
    on.actor.send({ type: 'navigation.signOut' });
    expect(on.getTags()).toEqual(['asking', 'shown']);
    on.takeSent();
    on.actor.send({ type: 'navigation.leave' });
    expect(on.takeSent()).toEqual([{ type: 'auth.signOut' }]);
  });

  test('signing out without unsaved changes asks nothing', async () => {
    const on = await show('/assessories/12', 2);
    on.actor.send({ type: 'navigation.signOut' });
    expect(on.takeSent()).toEqual([{ type: 'auth.signOut' }]);
  });

  test.each([
    ['a step ahead', 3, -1],
    ['a step back', 1, 1],
    ['three steps back', -1, 3],
  ])('are kept by staying, which undoes %s exactly', async (_step, index, delta) => {
    const on = await showDirty();
    await on.arrive('/calendari', index);
    on.actor.send({ type: 'navigation.stay' });
    expect(on.takeEmitted()).toEqual([{ type: 'undo', delta }]);
    await on.arrive('/assessories/12', 2);
    expect(on.getTags()).toEqual(['shown']);
    expect(on.getContext()).toMatchObject({ dirty: true, wanted: null, screen: { id: 'screen-1' } });
    expect(on.takeSent()).toEqual([ASKED]);
  });

  test('are asked about for the last of several wishes', async () => {
    const on = await showDirty();
    await on.arrive('/calendari', 3);
    await on.arrive('/', 4);
    on.actor.send({ type: 'navigation.leave' });
    await on.finishLoading();
    expect(on.takeSent()).toEqual([ASKED, toStop('screen-1'), toStart('screen-2', 'home')]);
  });

  test('are no question any more once the person went back', async () => {
    const on = await showDirty();
    await on.arrive('/calendari', 3);
    await on.arrive('/assessories/12', 2);
    expect(on.getTags()).toEqual(['shown']);
    expect(on.takeEmitted()).toEqual([]);
  });

  test('are none after saving, nor where another query of the same screen is wanted', async () => {
    const on = await showDirty();
    await on.arrive('/assessories/12', 3, { part: 'dades' });
    expect(on.getTags()).toEqual(['shown']);
    on.actor.send({ type: 'screen.touched', id: 'screen-1', dirty: false });
    await on.arrive('/calendari', 4);
    expect(on.getTags()).toEqual(['loading']);
  });

  test('changes of a stopped screen are ignored', async () => {
    const on = await show('/');
    on.actor.send({ type: 'screen.touched', id: 'screen-9', dirty: true });
    await on.arrive('/calendari', 1);
    expect(on.getTags()).toEqual(['loading']);
  });

  test('do not stop what the product itself leads to', async () => {
    const on = await showDirty();
    on.actor.send({ type: 'navigation.go', path: '/calendari' });
    await on.arrive('/calendari', 3);
    expect(on.getTags()).toEqual(['loading']);
  });
});

describe('a list behind its records', () => {
  const query = { estat: 'pendent', page: '2' };

  async function open(path = '/assessories/12') {
    const on = await show('/assessories', 0, query);
    await on.arrive(path, 1);
    expect(on.takeSent()).toEqual([]);
    await on.finishLoading();
    on.takeSent();
    return on;
  }

  test('stays while one goes from page to page of a record', async () => {
    const on = await open();
    await on.arrive('/assessories/12/editar', 2);
    await on.finishLoading();
    expect(on.takeSent()).toEqual([toStop('screen-2'), toStart('screen-3', 'assessoriaEdit', { id: '12' })]);
    expect(on.getContext().behind?.id).toBe('screen-1');
  });

  test.each([
    ['as it was left', {}, [], [toRedirect('/assessories?estat=pendent&page=2')]],
    [
      'by what the address says',
      { estat: 'realitzada' },
      [{ type: 'screen.address', query: { estat: 'realitzada' } }],
      [],
    ],
  ])('is shown again %s, and reads anew', async (_, asked, news, redirects) => {
    const on = await open();
    await on.arrive('/assessories', 2, asked);
    expect([on.getTags(), on.takeSent(), on.getContext().screen?.id]).toEqual([['loading'], [], 'screen-2']);
    await on.finishLoading();
    expect(on.getTags()).toEqual(['shown']);
    expect(on.takeSent()).toEqual([
      toStop('screen-2'),
      ...news.map((event) => ({ type: 'screen.tell', id: 'screen-1', event })),
      { type: 'screen.tell', id: 'screen-1', event: { type: 'screen.resumed' } },
    ]);
    expect(on.takeEmitted()).toEqual(redirects);
    expect(on.getContext()).toMatchObject({ screen: { id: 'screen-1' }, behind: null, dirty: false });
    expect(on.load.calls).toHaveLength(3);
  });

  test.each(['/calendari', '/assessories2'])('is gone with its record elsewhere: %s', async (path) => {
    const on = await open();
    await on.arrive(path, 2);
    expect(on.takeSent()).toEqual([toStop('screen-2'), toStop('screen-1')]);
    expect(on.getContext().behind).toBeNull();
  });

  test('is gone with the session', async () => {
    const on = await open();
    on.actor.send(signedOut);
    expect(on.takeSent()).toEqual([toStop('screen-2'), toStop('screen-1')]);
  });
});

describe('a lost session', () => {
  async function lose(dirty = true) {
    const on = await show('/assessories/12', 2, { part: 'dades' });
    on.actor.send({ type: 'screen.touched', id: 'screen-1', dirty });
    on.actor.send(lost);
    expect(on.takeEmitted()).toEqual([toRedirect('/login')]);
    await on.arrive('/login', 2);
    await on.finishLoading();
    return on;
  }

  test('parks the screen: its actor lives on, without a view', async () => {
    const on = await lose();
    expect(on.takeSent()).toEqual([toStart('screen-2', 'signIn', {}, {}, 'public')]);
    expect(on.getContext().parked).toEqual({
      screen: {
        id: 'screen-1',
        name: 'assessoria',
        layout: 'private',
        address: { path: '/assessories/12', query: { part: 'dades' }, index: 2 },
      },
      userId: 7,
      dirty: true,
    });
  });

  test('gives the same person the screen back as it was', async () => {
    const on = await lose();
    on.takeSent();
    on.actor.send(signedIn);
    expect(on.takeSent()).toEqual([toStop('screen-2')]);
    expect(on.takeEmitted()).toEqual([toRedirect('/assessories/12?part=dades')]);
    await on.arrive('/assessories/12', 2, { part: 'dades' });
    expect(on.getTags()).toEqual(['shown']);
    expect(on.takeSent()).toEqual([
      { type: 'screen.tell', id: 'screen-1', event: { type: 'screen.resumed' } },
    ]);
    expect(on.getContext()).toMatchObject({ screen: { id: 'screen-1' }, dirty: true, parked: null });
    expect(on.load.calls).toHaveLength(2);
  });

  test('leads its owner on from a screen that was saved meanwhile', async () => {
    const on = await lose();
    on.takeSent();
    on.actor.send({ type: 'navigation.go', path: '/assessories', replace: true });
    on.actor.send({ type: 'screen.touched', id: 'screen-1', dirty: false });
    expect([on.takeSent(), on.takeEmitted()]).toEqual([[], []]);
    on.actor.send(signedIn);
    expect(on.takeEmitted()).toEqual([toRedirect('/assessories')]);
    expect(on.takeSent()).toEqual([toStop('screen-2'), toStop('screen-1')]);
    expect(on.getContext().parked).toBeNull();
  });

  test('does not keep a public page from leading on', async () => {
    const on = await lose();
    on.actor.send({ type: 'navigation.go', path: '/login' });
    expect(on.takeEmitted()).toEqual([{ type: 'redirect', to: '/login', replace: false }]);
    expect(on.getContext().parked).toMatchObject({ screen: { id: 'screen-1' } });
  });

  test('leaves nothing of it to another person', async () => {
    const on = await lose();
    on.takeSent();
    on.actor.send(another);
    expect(on.takeSent()).toEqual([toStop('screen-1'), toStop('screen-2')]);
    expect(on.takeEmitted()).toEqual([toRedirect('/')]);
    expect(on.getContext().parked).toBeNull();
  });

  test('counts what the parked screen still tells', async () => {
    const on = await lose(false);
    on.actor.send({ type: 'screen.touched', id: 'screen-1', dirty: true });
    expect(on.getContext()).toMatchObject({ dirty: false, parked: { dirty: true } });
  });

  test('is no question about unsaved changes', async () => {
    const on = await show('/assessories/12', 2);
    on.actor.send({ type: 'screen.touched', id: 'screen-1', dirty: true });
    await on.arrive('/calendari', 3);
    on.actor.send(lost);
    expect(on.getValue()).toBe('redirected');
    expect(on.takeEmitted()).toEqual([toRedirect('/login')]);
  });

  test('parks nothing when a person signs out', async () => {
    const on = await show('/assessories/12');
    on.actor.send(signedOut);
    expect(on.takeSent()).toEqual([toStop('screen-1')]);
    expect(on.getContext().parked).toBeNull();
  });
});
