import type { Clock } from './clock';

/** `document`: entries of one document are gone through without a load. */
type Entry = { url: URL; state: unknown; document: number };

const ORIGIN = 'https://punt-jove.example';

export function createBrowser(clock: Clock) {
  const stored = new Map<string, string>();
  let document = 0;
  let entries: Entry[] = [{ url: new URL('/', ORIGIN), state: null, document }];
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
      const entry = { url: new URL(url ?? location.href, location.href), state, document };
      entries = [...entries.slice(0, at + 1), entry];
      at += 1;
      dispatch('pushState');
    },
    replaceState(state: unknown, _: string, url?: string) {
      entries[at] = { url: new URL(url ?? location.href, location.href), state, document };
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
  const shownPage = {
    visibilityState: 'visible',
    addEventListener: (...args: Parameters<EventTarget['addEventListener']>) =>
      paper.addEventListener(...args),
    removeEventListener: (...args: Parameters<EventTarget['removeEventListener']>) =>
      paper.removeEventListener(...args),
  };

  return {
    globals: {
      history,
      location,
      localStorage,
      document: shownPage,
      innerWidth: 1440,
      innerHeight: 900,
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
    /** Whether an entry of the history is of another document, which is loaded anew. */
    isElsewhere: (delta: number): boolean => entries[at + delta]?.document !== document,
    follow: (path: string): void => history.pushState(null, '', path),
    dispatch,
    setVisible(isVisible: boolean): void {
      shownPage.visibilityState = isVisible ? 'visible' : 'hidden';
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
    /** Leaves for another address or entry of the history, or for the same one. */
    leavePage(to?: string | number): void {
      dispatch('pagehide');
      page = new EventTarget();
      paper = new EventTarget();
      tasks = [];
      clock.clearAll();
      if (to === undefined) return;
      if (typeof to === 'number') {
        at += to;
        document = current().document;
        return;
      }
      document = Math.max(...entries.map((entry) => entry.document)) + 1;
      entries = [...entries.slice(0, at + 1), { url: new URL(to, ORIGIN), state: null, document }];
      at += 1;
    },
  };
}

export type Browser = ReturnType<typeof createBrowser>;
