import type { Clock } from './clock';

type Entry = { url: URL; state: unknown };

const ORIGIN = 'https://punt-jove.example';

export function createBrowser(clock: Clock) {
  const stored = new Map<string, string>();
  let entries: Entry[] = [{ url: new URL('/', ORIGIN), state: null }];
  let at = 0;
  let page = new EventTarget();
  let paper = new EventTarget();
  let tasks: (() => void)[] = [];

  const current = (): Entry => entries[at] as Entry;
  const dispatch = (type: string, values: object = {}): boolean =>
    page.dispatchEvent(Object.assign(new Event(type), values));

  const location = {
    get href() {
      return current().url.href;
    },
    get origin() {
      return ORIGIN;
    },
    get pathname() {
      return current().url.pathname;
    },
    get search() {
      return current().url.search;
    },
    get hash() {
      return current().url.hash;
    },
  };
  /** Dispatches pushes and replacements as events, as the router does. */
  const history = {
    get state() {
      return current().state;
    },
    pushState(state: unknown, _: string, url?: string) {
      entries = [...entries.slice(0, at + 1), { url: new URL(url ?? location.href, location.href), state }];
      at += 1;
      dispatch('pushState');
    },
    replaceState(state: unknown, _: string, url?: string) {
      entries[at] = { url: new URL(url ?? location.href, location.href), state };
      dispatch('replaceState');
    },
    go(delta: number) {
      tasks.push(() => {
        if (delta === 0 || !entries[at + delta]) return;
        at += delta;
        dispatch('popstate');
      });
    },
  };
  const localStorage = {
    get length() {
      return stored.size;
    },
    clear: () => stored.clear(),
    getItem: (name: string) => stored.get(name) ?? null,
    key: (index: number) => [...stored.keys()][index] ?? null,
    removeItem: (name: string) => void stored.delete(name),
    setItem: (name: string, value: string) => void stored.set(name, value),
  };
  const document = {
    visibilityState: 'visible',
    addEventListener: (...args: Parameters<EventTarget['addEventListener']>) =>
      paper.addEventListener(...args),
    removeEventListener: (...args: Parameters<EventTarget['removeEventListener']>) =>
      paper.removeEventListener(...args),
  };

  return {
    globals: {
      ...{ history, location, localStorage, document, innerWidth: 1440, innerHeight: 900 },
      addEventListener: (...args: Parameters<EventTarget['addEventListener']>) =>
        page.addEventListener(...args),
      removeEventListener: (...args: Parameters<EventTarget['removeEventListener']>) =>
        page.removeEventListener(...args),
      dispatchEvent: (event: Event) => page.dispatchEvent(event),
      setTimeout: (fire: () => void, ms = 0) => clock.set(fire, ms, null),
      setInterval: (fire: () => void, ms = 0) => clock.set(fire, ms, ms),
      clearTimeout: (id: number) => clock.clear(id),
      clearInterval: (id: number) => clock.clear(id),
    },
    stored,
    getAddress: (): string => location.pathname + location.search,
    canGo(delta: number): boolean {
      const { index } = (entries[at + delta]?.state ?? {}) as { index?: number };
      return index !== undefined;
    },
    go: history.go,
    follow: (path: string): void => history.pushState(null, '', path),
    dispatch,
    setVisible(isVisible: boolean): void {
      document.visibilityState = isVisible ? 'visible' : 'hidden';
      paper.dispatchEvent(new Event('visibilitychange'));
      // It bubbles to the window.
      dispatch('visibilitychange');
    },
    runTasks(): boolean {
      const due = tasks;
      tasks = [];
      for (const run of due) run();
      return due.length > 0;
    },
    leavePage(path?: string): void {
      dispatch('pagehide');
      page = new EventTarget();
      paper = new EventTarget();
      tasks = [];
      clock.clearAll();
      if (path === undefined) return;
      entries = [...entries.slice(0, at + 1), { url: new URL(path, ORIGIN), state: null }];
      at += 1;
    },
  };
}

export type Browser = ReturnType<typeof createBrowser>;
