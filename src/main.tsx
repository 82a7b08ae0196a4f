import './views/ui/theme/theme.css';
import { createRootActor, getNavigation } from './app/createRoot';
import { connect } from './api/http';
import { connectAddress } from './app/bridge';
import { createClock } from './app/clock';
import { inspect, recordWith } from './app/journal';
import { render } from './app/render';
import { settings } from './app/settings';
import { base } from './views/ui/base';
import { VIEWER_PATH } from './views/demo/report/path';
import { createSessionStore, findStorage } from './app/storage';

const readNow = () => Date.now();

// Not awaited at the top: the demo's chunks import from this one, which would then wait for them.
void start();

async function start(): Promise<void> {
  if (import.meta.env.VITE_DEMO === 'true' && isViewer()) return (await import('./app/viewer')).showViewer();
  const banner = import.meta.env.VITE_DEMO === 'true' ? await startDemo() : null;
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
  await render(root, banner);
  await import('./app/late').then(
    ({ startLate }) => startLate(root, store),
    () => recordWith({ inspect() {} }),
  );
}

/** The demo's page that shows reports is a page of its own: opening it leaves nothing behind that somebody typed. */
function isViewer(): boolean {
  return location.pathname === base + VIEWER_PATH;
}

async function startDemo() {
  const [{ startDemo: startServer }, { DemoBar }] = await Promise.all([
    import('../mock-server/browser'),
    import('./views/demo/DemoBar'),
  ]);
  const demo = await startServer({ now: readNow, storage: findStorage() });
  Object.assign(globalThis, { demo });
  return <DemoBar demo={demo} />;
}
