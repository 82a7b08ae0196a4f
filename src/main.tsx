import './views/ui/theme/theme.css';
import { createRootActor } from './app/createRoot';
import { getNavigation } from './machines/root';
import { connect } from './api/http';
import { connectAddress } from './app/browser/bridge';
import { createClock } from './app/browser/clock';
import { inspect, readJournal, recordWith } from './app/journal/journal';
import { render } from './app/render';
import { settings } from './app/browser/settings';
import { base } from './views/ui/base';
import { readPlace } from './views/ui/place';
import { SESSION_KEY } from './domain/pages/signIn';
import { DOOR_PATH } from './views/demo/door/path';
import { VIEWER_PATH } from './views/demo/report/path';
import { createSessionStore, findStorage } from './app/browser/storage';

let readNow = () => Date.now();

// Not awaited at the top: the demo's chunks import from this one, which would then wait for them.
void start();

async function start(): Promise<void> {
  if (import.meta.env.VITE_HASH === 'true') {
    (await import('./app/hash')).watchHash(() => isViewer() || isDoor());
  }
  if (import.meta.env.VITE_DEMO === 'true' && isViewer()) return (await import('./app/viewer')).showViewer();
  const demo = import.meta.env.VITE_DEMO === 'true' ? await startDemo() : null;
  if (demo && isDoor()) return (await import('./app/door')).showDoor(demo.demo);
  const store = createSessionStore(findStorage());
  const root = createRootActor({
    readNow,
    clock: createClock(readNow),
    restore: store.restore,
    persist: store.persist,
    inspect,
  });
  connect({
    baseUrl: settings.apiUrl,
    getToken: () => root.getSnapshot().children.auth?.getSnapshot().context.session?.token ?? null,
  });
  root.start();
  connectAddress(getNavigation(root));
  await render(root, demo && <demo.DemoBar demo={demo.demo} />);
  await import('./app/late').then(
    (late) => late.startLate(root, store),
    () => recordWith({ inspect() {} }),
  );
}

/** The demo's page that shows reports is a page of its own: opening it leaves nothing behind that somebody typed. */
function isViewer(): boolean {
  return readPlace().pathname === base + VIEWER_PATH;
}

/** So is where the demo begins: also its first address, for whoever has not begun. */
function isDoor(): boolean {
  const storage = findStorage();
  const isNew = storage !== null && !storage.getItem(SESSION_KEY);
  const { pathname } = readPlace();
  return pathname === base + DOOR_PATH || (isNew && pathname === `${base}/`);
}

async function startDemo() {
  const [{ startDemo: startServer }, { DemoBar }, { downloadJson: download }] = await Promise.all([
    import('../mock-server/browser'),
    import('./views/demo/DemoBar'),
    import('./app/browser/download'),
  ]);
  const server = await startServer({
    now: readNow,
    storage: findStorage(),
    base: new URL(`${settings.apiUrl}/api`, location.href).href,
  });
  const demo = { ...server, readJournal, download };
  Object.assign(globalThis, { demo });
  readNow = demo.readNow;
  return { demo, DemoBar };
}
