import {
  createActor,
  enqueueActions,
  fromPromise,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import { connect } from '../../../src/api/connect';
import { connectAddress } from '../../../src/app/browser/bridge';
import { createClock as createTicks } from '../../../src/app/browser/clock';
import { createSessionStore } from '../../../src/app/browser/storage';
import { connectTabs } from '../../../src/app/browser/tabs';
import { getToday } from '../../../src/app/browser/today';
import { inspect, recordWith } from '../../../src/app/journal/journal';
import { withPrefill } from '../../../src/app/screens/prefill';
import { SCREENS } from '../../../src/app/screens/screens';
import { createServices } from '../../../src/app/screens/services';
import { ROUTES, type ScreenName } from '../../../src/domain/access/routes';
import type { Message, Severity } from '../../../src/domain/pages/notice';
import { createJournal } from '../../../src/journal/record';
import { notify } from '../../../src/machines/kit/rootRef';
import { spawn } from '../../../src/machines/kit/spawn';
import { navigationMachine } from '../../../src/machines/navigation/navigation';
import { getNavigation, rootMachine } from '../../../src/machines/root';
import { authMachine } from '../../../src/machines/services/auth';
import { START_KEEPS } from '../../../src/machines/startKeeps';
import type { Browser } from './browser';
import type { Clock } from './clock';

/** Idle minutes that end a session. */
export const IDLE_MINUTES = 5;

export type Notice = { severity: Severity; message: Message };

export type Trace = { machine: string; event: string };

type Load = { name: ScreenName; end: (isOk: boolean) => void };

const names = Object.keys(SCREENS) as ScreenName[];
const withoutFiles = (machine: AnyStateMachine): AnyStateMachine =>
  'download' in machine.implementations.actions ? machine.provide({ actions: { download() {} } }) : machine;
const machines = Object.fromEntries(
  await Promise.all(
    names.map(async (name) => [name, withoutFiles(await SCREENS[name].loadMachine())] as const),
  ),
) as Readonly<Record<ScreenName, AnyStateMachine>>;

/** Code that the product loads on demand: a walk does not wait for it. */
await Promise.all([
  import('../../../src/domain/access/sessio'),
  import('../../../src/api/relationRecords'),
  import('../../../src/app/journal/report'),
]);

/** An actor that lives, with its ancestors' ids before its own (`root/screen-1/rows`). */
export type Live = { path: string; actor: AnyActorRef; snapshot: AnyMachineSnapshot };

function listLive(actor: AnyActorRef, path = actor.id): Live[] {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot | undefined;
  if (!snapshot || !('machine' in snapshot)) return [];
  const children = Object.values(snapshot.children) as AnyActorRef[];
  return [{ path, actor, snapshot }, ...children.flatMap((child) => listLive(child, `${path}/${child.id}`))];
}

export function openApplication({ clock, browser }: { clock: Clock; browser: Browser }) {
  const store = createSessionStore(browser.globals.localStorage);
  const journal = createJournal({ id: 'K3F9', limit: 1_000_000, keeps: START_KEEPS });
  const alive = new Map<string, AnyMachineSnapshot>();
  const loaded = new Set<ScreenName>(['signIn']);
  let loads: Load[] = [];
  const notices: Notice[] = [];
  const traces: Trace[] = [];

  recordWith({
    inspect(inspected: InspectionEvent) {
      journal.inspect(inspected);
      if (inspected.type !== '@xstate.snapshot' || !('machine' in inspected.snapshot)) return;
      const snapshot = inspected.snapshot as AnyMachineSnapshot;
      const { event } = inspected;
      traces.push({ machine: snapshot.machine.id, event: event.type });
      const { stream } = journal.readState(inspected.actorRef as AnyActorRef, snapshot);
      if (event.type === 'xstate.stop') alive.delete(stream);
      else alive.set(stream, snapshot);
      if (event.type === 'notifications.open' && snapshot.machine.id === 'notifications')
        notices.push(event as unknown as Notice);
    },
    read: () => journal.read(),
  });

  function loadScreen(name: ScreenName): Promise<ScreenName> {
    if (loaded.has(name)) return Promise.resolve(name);
    return new Promise((resolve, reject) => {
      const load: Load = {
        name,
        end(isOk) {
          loads = loads.filter((one) => one !== load);
          if (!isOk) return reject(new TypeError('Failed to fetch dynamically imported module'));
          loaded.add(name);
          resolve(name);
        },
      };
      loads.push(load);
    });
  }

  const now = clock.readNow();
  const root = createActor(
    rootMachine.provide({
      actors: {
        auth: authMachine.provide({
          actors: { restore: fromPromise(store.restore) },
          actions: {
            persist(_, { session }) {
              store.persist(session);
              if (session !== null && store.getStoredToken() === undefined)
                root.send(notify('neutral', { key: 'session.notStored' }));
            },
          },
        }),
        navigation: navigationMachine.provide({
          actors: { loadScreen: fromPromise(({ input }) => loadScreen(input)) },
        }),
        clock: createTicks(clock.readNow),
      },
      actions: {
        startScreen: enqueueActions(({ enqueue, self }, { id, name, input }) => {
          enqueue(spawn(machines[name], id, withPrefill(input, self)));
        }),
        startServices: enqueueActions(({ enqueue }) => {
          for (const [id, machine] of Object.entries(createServices(IDLE_MINUTES)))
            enqueue(spawn(withoutFiles(machine), id));
        }),
      },
    }),
    { id: 'root', systemId: 'root', input: { routes: ROUTES, now, today: getToday(now) }, inspect },
  );
  connect({
    baseUrl: '',
    getToken: () => root.getSnapshot().children.auth?.getSnapshot().context.session?.token ?? null,
  });
  root.start();
  connectAddress(getNavigation(root));
  connectTabs(root, store);

  return {
    root,
    listLive: () => listLive(root),
    getLoads: (): readonly Load[] => loads,
    takeTraces: (): readonly Trace[] => traces.splice(0),
    takeNotices: (): readonly Notice[] => notices.splice(0),
    readJournal: () => journal.read(),
    alive: alive as ReadonlyMap<string, AnyMachineSnapshot>,
    close(): void {
      loads = [];
      root.stop();
    },
  };
}

export type Application = ReturnType<typeof openApplication>;
