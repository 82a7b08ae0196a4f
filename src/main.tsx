import './views/ui/theme/theme.css';
import { createRootActor, getNavigation } from './app/createRoot';
import { connect } from './api/http';
import { connectAddress } from './app/bridge';
import { createClock } from './app/clock';
import { inspect, recordWith } from './app/journal';
import { render } from './app/render';
import { settings } from './app/settings';
import { createSessionStore, findStorage } from './app/storage';

const readNow = () => Date.now();

// Not awaited at the top: the demo's chunks import from this one, which would then wait for them.
void start();

async function start(): Promise<void> {
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
    () => recordWith(() => {}),
  );
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
