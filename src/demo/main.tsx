import '../views/ui/theme/theme.css';
import { downloadJson } from '../app/browser/download';
import { findStorage } from '../app/browser/storage';
import { Hydrated } from '../start/Hydrated';
import { readJournal } from '../app/journal/journal';
import { startJournal } from '../app/journal/startJournal';
import { startApp } from '../app/startApp';
import { SESSION_KEY } from '../domain/pages/signIn';
import { base, isHash } from '../views/ui/base';
import { readPlace } from '../views/ui/place';
import { CLASSROOM_PATH } from './classroom/path';
import { DOOR_PATH } from './door/path';
import { exposeJournal } from './exposeJournal';
import { watchHash } from './hash';
import { keepFiles, onNewFiles } from './offline';
import { VIEWER_PATH } from './report/path';

/** Default: the root of the host, for any path of the page. */
const apiUrl = import.meta.env.VITE_API_URL ?? '';

// No `await` at the top level: the demo's chunks import from this one and would wait for it.
void start();

async function start(): Promise<void> {
  unescapeDoor();
  if (location.protocol === 'file:') await waitForFrame();
  if (isHash) watchHash(findOwnPage);
  const page = findOwnPage();
  if (page === 'viewer') return (await import('./report/showViewer')).showViewer();
  if (page === 'classroom') return (await import('./classroom/showClassroom')).showClassroom();
  const { demo, DemoBar } = await startDemo();
  if (page === 'door') return (await import('./door/showDoor')).showDoor(demo);
  // Before the first event: a page that is left early has done what it has done.
  startJournal();
  await startApp({
    readNow: demo.readNow,
    apiUrl,
    // Calls stay in this browser.
    isOffline: () => false,
    // Browser tests set their own limit.
    idleMinutes: (globalThis as { idleMinutes?: number }).idleMinutes ?? import.meta.env.VITE_IDLE_MINUTES,
    banner: (
      <Hydrated>
        <DemoBar demo={demo} />
      </Hydrated>
    ),
    onNewFiles,
  });
  exposeJournal();
  keepFiles();
}

/** The first frame, or a second: a file that reads earlier may get an empty storage in Chromium. */
function waitForFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, 1000);
  });
}

/** Restores the `#` of a door's link, which mail programs escape. */
function unescapeDoor(): void {
  const { pathname } = location;
  if (pathname.startsWith(`${base}${DOOR_PATH}%23`))
    history.replaceState(null, '', pathname.replace('%23', '#'));
}

/** The demo's own page, if any: viewer and classroom at any time, the door without a session. */
function findOwnPage(): 'viewer' | 'classroom' | 'door' | null {
  const { pathname } = readPlace();
  if (pathname === base + VIEWER_PATH) return 'viewer';
  if (pathname === base + CLASSROOM_PATH) return 'classroom';
  const storage = findStorage();
  const isNew = storage !== null && !storage.getItem(SESSION_KEY);
  return pathname === base + DOOR_PATH || (isNew && pathname === `${base}/`) ? 'door' : null;
}

async function startDemo() {
  const [{ startDemo: startServer }, { DemoBar }] = await Promise.all([
    import('../../mock-server/browser'),
    import('./bar/DemoBar'),
  ]);
  const server = await startServer({
    now: () => Date.now(),
    storage: findStorage(),
    base: new URL(`${apiUrl}/api`, location.href).href,
  });
  const demo = { ...server, readJournal, download: downloadJson };
  Object.assign(globalThis, { demo });
  return { demo, DemoBar };
}
