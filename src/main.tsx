import './views/styles/core.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { connect } from './api/http';
import { App } from './app/App';
import { connectAddress } from './app/bridge';
import { createClock } from './app/clock';
import { createRootActor } from './app/createRoot';
import { Hydrated } from './app/Hydrated';
import { settings } from './app/settings';
import { persistSession, restoreSession } from './app/storage';

const readNow = () => Date.now();

const banner = import.meta.env.VITE_DEMO === 'true' ? await startDemo() : undefined;

const root = createRootActor({
  readNow,
  clock: createClock(readNow),
  restore: () => restoreSession(localStorage),
  persist: (session) => persistSession(localStorage, session),
});
connect({
  baseUrl: settings.apiUrl,
  getToken: () => root.getSnapshot().children.auth?.getSnapshot().context.session?.token ?? null,
});
root.start();
const { navigation } = root.getSnapshot().children;
if (!navigation) throw new Error('there is no navigation');
connectAddress(navigation);

/** Whether the form that stands in the page is what the first address leads to. */
const isSignIn = async (): Promise<boolean> => {
  const settled = await waitFor(
    navigation,
    (snapshot) => snapshot.hasTag('shown') || snapshot.hasTag('failed'),
  );
  return settled.context.screen?.name === 'signIn';
};

const page = document.documentElement;
const container = document.getElementById('root') as HTMLElement;
const app = (
  <StrictMode>
    <App root={root} banner={<Hydrated>{banner}</Hydrated>} />
  </StrictMode>
);
if (page.dataset['boot'] === 'signIn' && container.childElementCount > 0 && (await isSignIn())) {
  hydrateRoot(container, app);
} else {
  container.replaceChildren();
  createRoot(container).render(app);
}
delete page.dataset['boot'];

async function startDemo() {
  const [{ startDemo: start }, { DemoBar }] = await Promise.all([
    import('../mock-server/start'),
    import('./views/demo/DemoBar'),
  ]);
  const demo = await start({ now: readNow, storage: localStorage });
  Object.assign(globalThis, { demo });
  return <DemoBar demo={demo} />;
}
