import { AsyncLocalStorage } from 'node:async_hooks';
import type { AnyFormApi } from '@tanstack/react-form';
import { onTestFinished, vi } from 'vitest';
import { fromCallback, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { createDemo } from '../../../mock-server/demo/createDemo';
import type { Move } from '../../../mock-server/demo/moves';
import { createPersistence } from '../../../mock-server/demo/persistence';
import type { Scenario } from '../../../mock-server/demo/scenario';
import { toResponse } from '../../../mock-server/transports/response';
import { connect } from '../../../src/api/connect';
import { createSessionStore } from '../../../src/app/browser/storage';
import { connectTabs } from '../../../src/app/browser/tabs';
import { createRootActor } from '../../../src/app/createRoot';
import { followDeeds } from '../../../src/demo/lesson/follow';
import { findActor } from '../../../src/demo/play/actors';
import { PASSWORD } from '../../../src/demo/switchTo';
import { SESSION_KEY } from '../../../src/domain/pages/signIn';
import { fromSearch } from '../../../src/domain/values/query';
import { createJournal } from '../../../src/journal/record';
import { getNavigation } from '../../../src/machines/root';
import { START_KEEPS } from '../../../src/machines/startKeeps';
import { createStorage } from '../../mock-server/support/storage';

/** Caller of the tab that is doing something. */
type Caller = { demo: ReturnType<typeof createDemo>; getToken: () => string | null; isOpen: boolean };

type Load = {
  wasReloaded?: boolean;
  /** The page is there before the strip is. */
  isStripLate?: boolean;
};

const callers = new AsyncLocalStorage<Caller>();
let pending = 0;

async function arriveAll(isLoading: () => boolean): Promise<void> {
  for (let quiet = 0; quiet < 5; quiet = pending > 0 || isLoading() ? 0 : quiet + 1)
    await new Promise((resolve) => setTimeout(resolve, 0));
}

async function answer(path: string, { method = 'GET', body, headers }: RequestInit = {}): Promise<Response> {
  const caller = callers.getStore();
  // A page that was left hears nothing any more.
  if (!caller?.isOpen) return new Promise(() => {});
  pending += 1;
  const found = await caller.demo.answer({
    method,
    url: new URL(path, 'http://localhost').href,
    headers: Object.fromEntries(new Headers(headers)),
    body: typeof body === 'string' ? body : '',
  });
  pending -= 1;
  if (found === 'network') throw new TypeError('Failed to fetch');
  return toResponse(found);
}

/** The bridge's and the tabs' listeners belong to one tab each. */
function catchListeners(add: () => void): (type: string, event: Event) => void {
  const spies = [vi.spyOn(globalThis, 'addEventListener'), vi.spyOn(document, 'addEventListener')];
  for (const spy of spies) spy.mockImplementation(() => {});
  add();
  const added = spies.flatMap((spy) => spy.mock.calls as unknown as [string, (event: Event) => void][]);
  for (const spy of spies) spy.mockRestore();
  return (type, event) => {
    for (const [name, listener] of added) if (name === type) listener(event);
  };
}

export type Tab = Awaited<ReturnType<ReturnType<typeof openBrowser>['open']>>;

/** A browser whose tabs run the product's actors on the demo's server, in one process. */
export function openBrowser() {
  const storage = createStorage();
  const tabs = new Set<{ hear: (key: string) => void; close: () => void; isLoading: () => boolean }>();
  const isLoading = () => [...tabs].some((tab) => tab.isLoading());
  let heard: string | null = null;
  const machineNow = () => Date.parse('2026-11-20T10:20:00+01:00');

  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(draw, 0));
  vi.stubGlobal('fetch', answer);
  connect({ baseUrl: '', getToken: () => callers.getStore()?.getToken() ?? null, isOffline: () => false });
  onTestFinished(() => {
    for (const tab of tabs) tab.close();
    vi.unstubAllGlobals();
  });

  /** Everything under way arrives, in all tabs. */
  async function settle(): Promise<void> {
    await arriveAll(isLoading);
    const session = storage.getItem(SESSION_KEY);
    const isNew = session !== heard;
    heard = session;
    for (const tab of tabs) tab.hear(isNew ? SESSION_KEY : 'punt-jove.demo');
    await arriveAll(isLoading);
  }

  async function open(path: string, { wasReloaded = false, isStripLate = false }: Load = {}) {
    const demo = createDemo({ machineNow, persistence: createPersistence(storage) });
    const store = createSessionStore(storage);
    const journal = createJournal({ keeps: START_KEEPS });
    const root = createRootActor({
      readNow: demo.readNow,
      restore: store.restore,
      persist: store.persist,
      clock: fromCallback(() => {}),
      inspect: journal.inspect,
    });
    const navigation = getNavigation(root);
    const getAuth = () => root.getSnapshot().children.auth;
    const getToken = () => getAuth()?.getSnapshot().context.session?.token ?? null;
    const caller: Caller = { demo, getToken, isOpen: true };
    /** Does something in this tab, and lets it arrive everywhere. */
    async function act(todo: () => void): Promise<void> {
      callers.run(caller, todo);
      await settle();
    }

    let stack = [path];
    let index = 0;
    function arrive(): void {
      const [at = '', search = ''] = (stack[index] ?? '').split('?');
      navigation.send({ type: 'navigation.arrived', path: at, query: fromSearch(search), index });
    }
    function enter(to: string): void {
      index += 1;
      stack = [...stack.slice(0, index), to];
      arrive();
    }
    navigation.on('redirect', ({ to, replace }) => {
      if (!replace) return enter(to);
      stack[index] = to;
      arrive();
    });
    navigation.on('undo', ({ delta }) => {
      index += delta;
      arrive();
    });

    let unfollow = (): void => {};
    const follow = () =>
      (unfollow = followDeeds(
        root,
        {
          ...demo,
          readJournal: () => journal.read(),
          readHere: () => ({
            path: stack[index] ?? '/',
            who: getAuth()?.getSnapshot().context.session?.user.email ?? null,
          }),
          takePresses: () => [],
        },
        wasReloaded,
      ));
    let tell = (_type: string, _event: Event): void => {};
    const self = {
      isLoading: () =>
        navigation.getSnapshot().hasTag('loading') || getAuth()?.getSnapshot().hasTag('restoring') === true,
      hear(key: string) {
        callers.run(caller, () => {
          demo.catchUp();
          tell('storage', new StorageEvent('storage', { key }));
        });
      },
      close() {
        if (!caller.isOpen) return;
        caller.isOpen = false;
        tabs.delete(self);
        unfollow();
        root.stop();
      },
    };
    tabs.add(self);
    await act(() => {
      root.start();
      arrive();
      if (!isStripLate) follow();
      tell = catchListeners(() => void connectTabs(root, store));
    });
    if (isStripLate) await act(follow);

    const find = (to: string) => findActor(root, to);
    /** Fields as a view fills them, and which of them had not been changed before. */
    function fill(to: string, set: Readonly<Record<string, unknown>>): string[] {
      const actor = find(to);
      if (!actor) throw new Error(`no actor ${to}`);
      const { draft } = (actor.getSnapshot() as AnyMachineSnapshot).context as {
        draft: { api: AnyFormApi; listChanged: () => string[] };
      };
      const before = draft.listChanged();
      for (const [name, value] of Object.entries(set)) draft.api.setFieldValue(name, value);
      const changed = draft.listChanged();
      actor.send({ type: 'record.changed', changed });
      return changed.filter((name) => !before.includes(name));
    }

    return {
      demo,
      act,
      find,
      navigation,
      getPath: () => (stack[index] ?? '').replace(/\?.*/, ''),
      async list(
        path: string,
      ): Promise<{ id: number; cita?: { date: string }; professional?: { id: number } }[]> {
        const headers = { authorization: `Bearer ${getToken()}` };
        const response = await callers.run(caller, () => answer(`/api${path}`, { headers }));
        return ((await response.json()) as { data: [] }).data;
      },
      go: (to: string) => act(() => enter(to)),
      back: () =>
        act(() => {
          index -= 1;
          arrive();
        }),
      leave: () => act(() => navigation.send({ type: 'navigation.leave' })),
      async fill(to: string, set: Readonly<Record<string, unknown>>): Promise<string[]> {
        let added: string[] = [];
        await act(() => void (added = fill(to, set)));
        return added;
      },
      send: (to: string, event: AnyEventObject) => act(() => find(to)?.send(event)),
      signIn: (email: string) =>
        act(() => getAuth()?.send({ type: 'auth.signIn', email, password: PASSWORD })),
      signOut: () => act(() => navigation.send({ type: 'navigation.signOut' })),
      /** Does a recorded move, where it is possible and not yet done. */
      async make(move: Move): Promise<string[]> {
        if ('go' in move) {
          const { path: at } = navigation.getSnapshot().context.address ?? {};
          if (at !== move.go.split('?')[0]) await (move.by < 0 ? this.back() : this.go(move.go));
        } else if ('event' in move) await this.send(move.to, move.event);
        else if (Object.keys(move.set).length > 0) return this.fill(move.to, move.set);
        return [];
      },
      async reload(of: Load = {}) {
        self.close();
        return open(stack[index] ?? '/', { ...of, wasReloaded: true });
      },
      close: self.close,
    };
  }

  /** Opens a scenario at the door, and its page in the same tab. */
  async function begin(scenario: Scenario, of: Load = {}) {
    const door = createDemo({ machineNow, persistence: createPersistence(storage) });
    const session = door.open(scenario);
    if (session) storage.setItem(SESSION_KEY, JSON.stringify(session));
    else storage.removeItem(SESSION_KEY);
    return open(scenario.path, of);
  }
  return { open, begin, settle };
}
