import { setMaxListeners } from 'node:events';
import type { Sessio } from '../../../src/domain/access/sessio';
import { SESSION_KEY } from '../../../src/domain/pages/signIn';
import { openApplication, type Application } from './application';
import { createBrowser, type Browser } from './browser';
import { createClock, type Clock } from './clock';
import { createService, type Service } from './service';

/** A Friday in Madrid, 11:20. */
export const NOW = Date.parse('2026-11-20T10:20:00Z');

export const IDLE_KEY = 'punt-jove.idle';

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));

export type World = {
  clock: Clock;
  browser: Browser;
  service: Service;
  getApplication: () => Application;
  /** Runs until only time, a person or the service can go on. */
  settle: () => Promise<void>;
  pass: (ms: number) => Promise<void>;
  open: (to?: string | number) => void;
  store: (session: Sessio | null) => void;
  close: () => Promise<void>;
};

/** Replaces parts of the global object; returns how to put them back. */
function replaceGlobals(values: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(values).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}

// One signal may end many calls.
setMaxListeners(0);

const clock = createClock(NOW);
const service = createService(clock);

export function createWorld(): World {
  clock.restart();
  service.restart();
  const browser = createBrowser(clock);
  const readRealNow = Date.now;
  const restore = replaceGlobals({
    ...browser.globals,
    fetch: service.take,
    navigator: { userAgent: '', language: 'ca', onLine: true },
  });
  Date.now = clock.readNow;
  let application: Application | undefined;

  async function settle(): Promise<void> {
    do await nextTurn();
    while (browser.runTasks());
    // Other tabs stop watching for idleness when their session is gone.
    const idleSince = Number(browser.stored.get(IDLE_KEY) ?? 0);
    if (!browser.stored.has(SESSION_KEY) && idleSince > 0) browser.stored.delete(IDLE_KEY);
  }

  return {
    clock,
    browser,
    service,
    settle,
    getApplication() {
      if (!application) throw new Error('no page is open');
      return application;
    },
    pass: (ms) => clock.pass(ms, settle),
    open(to) {
      browser.leavePage(to);
      application?.close();
      service.leavePage();
      application = openApplication({ clock, browser });
    },
    store(session) {
      if (session === null) browser.stored.delete(SESSION_KEY);
      else browser.stored.set(SESSION_KEY, JSON.stringify(session));
      browser.dispatch('storage', { key: SESSION_KEY });
    },
    async close() {
      application?.close();
      service.leavePage();
      await settle();
      restore();
      Date.now = readRealNow;
    },
  };
}
