import { createActor, enqueueActions, fromCallback, setup, type AnyEventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import { rootMachine, SERVICES } from '../../src/machines/root';
import type { RootEvent } from '../../src/machines/kit/protocol';
import type { ScreenInput } from '../../src/machines/kit/screen';
import { spawn } from '../../src/machines/kit/spawn';
import { notify } from './support/notices';
import { sessio } from './support/samples';

const { token: _, ...session } = sessio;
const signedIn = { type: 'session.changed', status: 'signedIn', session, lost: false } as const;
const signedOut = { type: 'session.changed', status: 'signedOut', session: null, lost: false } as const;

function start() {
  const sent: [string, AnyEventObject][] = [];
  const inputs: ScreenInput[] = [];
  let tick: (event: AnyEventObject) => void = () => {};
  const keeper = (name: string) =>
    setup({}).createMachine({ on: { '*': { actions: ({ event }) => sent.push([name, event]) } } });
  const root = createActor(
    rootMachine.provide({
      actors: {
        auth: keeper('auth') as never,
        navigation: keeper('navigation') as never,
        notifications: keeper('notifications') as never,
        clock: fromCallback(({ sendBack }) => {
          tick = sendBack;
        }),
      },
      actions: {
        startScreen: enqueueActions(({ enqueue }, { id, input }) => {
          inputs.push(input);
          enqueue(spawn(keeper(id), id));
        }),
        startServices: enqueueActions(({ enqueue }) => {
          for (const id of SERVICES) enqueue(spawn(keeper(id), id));
        }),
      },
    }),
    { id: 'root', systemId: 'root', input: { routes: [], now: 1, today: '2026-11-20' } },
  ).start();
  return {
    root,
    inputs,
    tick: (now: number, today: string) => tick({ type: 'clock.ticked', now, today }),
    takeSent: () => sent.splice(0),
    getChildren: () => Object.keys(root.getSnapshot().children).toSorted(),
  };
}

const toStart = (id: string, layout: 'public' | 'private' = 'private') => ({
  ...({ type: 'screen.start', id, name: 'assessoria', layout } as const),
  params: { id: '12' },
  query: { part: 'dades' },
});

const ALWAYS = ['auth', 'clock', 'navigation', 'notifications'];

describe('screens under the root', () => {
  test('are started with what the address says and who asks', () => {
    const on = start();
    on.root.send(signedIn);
    on.root.send(toStart('screen-1'));
    expect(on.inputs).toEqual([
      {
        params: { id: '12' },
        query: { part: 'dades' },
        today: '2026-11-20',
        userId: 7,
        viewer: { permissions: sessio.permissions, oficinaId: 1 },
      },
    ]);
    expect(on.root.getSnapshot().context.screens).toEqual(['screen-1']);
  });

  test('screens have no person while the session is closed', () => {
    const on = start();
    on.root.send(toStart('screen-1', 'public'));
    expect(on.inputs[0]).toMatchObject({ userId: null, viewer: { permissions: [], oficinaId: null } });
  });

  test('screens are sent their own events alone, until they are stopped', () => {
    const on = start();
    on.root.send(toStart('screen-1', 'public'));
    on.root.send(toStart('screen-2', 'public'));
    const address = { type: 'screen.address', query: { page: '2' } } as const;
    on.root.send({ type: 'screen.tell', id: 'screen-2', event: address });
    expect(on.takeSent()).toEqual([['screen-2', address]]);
    on.root.send({ type: 'screen.stop', id: 'screen-2' });
    on.root.send({ type: 'screen.stop', id: 'screen-9' });
    on.root.send({ type: 'screen.tell', id: 'screen-2', event: address });
    expect(on.takeSent()).toEqual([['auth', { type: 'auth.leave' }]]);
    expect(on.getChildren()).toEqual([...ALWAYS, 'screen-1']);
    expect(on.root.getSnapshot().context.screens).toEqual(['screen-1']);
  });

  test('all hear of a record that was deleted or marked', () => {
    const on = start();
    on.root.send(toStart('screen-1', 'public'));
    on.root.send(toStart('screen-2', 'public'));
    const deleted = { type: 'record.deleted', noun: 'assessoria', ids: [12] } as const;
    const marked = { type: 'record.marked', noun: 'assessoria', ids: [12] } as const;
    on.root.send(deleted);
    on.root.send(marked);
    expect(on.takeSent()).toEqual([
      ['screen-1', deleted],
      ['screen-2', deleted],
      ['screen-1', marked],
      ['screen-2', marked],
    ]);
  });
});

describe("the private area's own actors", () => {
  test('start with its first screen and end with the session', () => {
    const on = start();
    on.root.send(signedIn);
    expect(on.getChildren()).toEqual(ALWAYS);
    on.root.send(toStart('screen-1'));
    expect(on.getChildren()).toEqual([...ALWAYS, ...SERVICES, 'screen-1'].toSorted());
    on.root.send(signedOut);
    expect(on.getChildren()).toEqual([...ALWAYS, 'screen-1']);
    expect(on.root.getSnapshot().context).toMatchObject({ session: null, hasServices: false });
  });

  test('are others for the next person', () => {
    const on = start();
    on.root.send(signedIn);
    on.root.send(toStart('screen-1'));
    const { children } = on.root.getSnapshot();
    on.root.send(signedOut);
    on.root.send(signedIn);
    on.root.send(toStart('screen-2'));
    expect(on.getChildren()).toEqual([...ALWAYS, ...SERVICES, 'screen-1', 'screen-2'].toSorted());
    expect(on.root.getSnapshot().children['catalogs' as 'auth']).not.toBe(children['catalogs' as 'auth']);
  });

  test('do not start for a public screen', () => {
    const on = start();
    on.root.send(toStart('screen-1', 'public'));
    expect(on.getChildren()).toEqual([...ALWAYS, 'screen-1']);
  });

  test('are back with a parked screen that is shown again', () => {
    const on = start();
    on.root.send(signedIn);
    on.root.send(toStart('screen-1'));
    on.root.send({ ...signedOut, lost: true });
    on.root.send(signedIn);
    on.takeSent();
    on.root.send({ type: 'screen.tell', id: 'screen-1', event: { type: 'screen.resumed' } });
    expect(on.getChildren()).toEqual([...ALWAYS, ...SERVICES, 'screen-1'].toSorted());
    expect(on.takeSent()).toEqual([['screen-1', { type: 'screen.resumed' }]]);
  });
});

describe('events sent to the root', () => {
  test.each<[string, RootEvent]>([
    ['auth', { type: 'auth.lost' }],
    ['navigation', { type: 'navigation.go', path: '/calendari' }],
    ['navigation', { type: 'screen.touched', id: 'screen-1', dirty: true }],
    ['navigation', signedIn],
    ['notifications', notify('success', { key: 'cita.created' })],
  ])('reaches %s', (name, event) => {
    const on = start();
    on.root.send(event);
    expect(on.takeSent()).toEqual([[name, event]]);
  });

  test('a notice with a path leads there, in place of the page that sent it', () => {
    const on = start();
    const notice = notify('success', { key: 'cita.created' }, '/calendari');
    on.root.send(notice);
    expect(on.takeSent()).toEqual([
      ['notifications', notice],
      ['navigation', { type: 'navigation.go', path: '/calendari', replace: true }],
    ]);
  });
});

test('the question about unsaved changes closes any other one', () => {
  const on = start();
  on.root.send({ type: 'navigation.asked' });
  expect(on.takeSent()).toEqual([]);
  on.root.send(signedIn);
  on.root.send(toStart('screen-1'));
  on.takeSent();
  on.root.send({ type: 'navigation.asked' });
  expect(on.takeSent()).toEqual([
    ['deletion', { type: 'deletion.cancel' }],
    ['attendance', { type: 'attendance.cancel' }],
    ['bulk', { type: 'bulk.cancel' }],
    ['report', { type: 'report.close' }],
    ['shortcuts', { type: 'shortcuts.close' }],
  ]);
});

describe('the clock', () => {
  test('moves the time, and tells the screens of another day alone', () => {
    const on = start();
    on.root.send(toStart('screen-1', 'public'));
    on.tick(60_000, '2026-11-20');
    expect(on.takeSent()).toEqual([]);
    on.tick(120_000, '2026-11-21');
    expect(on.takeSent()).toEqual([['screen-1', { type: 'day.changed', today: '2026-11-21' }]]);
    expect(on.root.getSnapshot().context).toMatchObject({ now: 120_000, today: '2026-11-21' });
  });
});
