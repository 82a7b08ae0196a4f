import type { ReactNode } from 'react';
import { createRootActor } from './createRoot';
import { connect } from '../api/connect';
import { notify } from '../machines/kit/rootRef';
import { getNavigation } from '../machines/root';
import { watchStyles } from '../views/ui/styles';
import { connectAddress } from './browser/bridge';
import { createClock } from './browser/clock';
import { createServerClock } from './browser/serverClock';
import { getToday } from './browser/today';
import type { LineProps } from './browser/Line';
import { createSessionStore, findStorage } from './browser/storage';
import { inspect, readJournal, recordWith } from './journal/journal';
import { render } from './render';

/** The differences between production and the demo. */
export type Surroundings = LineProps & {
  /** Milliseconds since 1970. */
  readNow: () => number;
  /** Origin and path of the API, without `/api` and without a final slash. */
  apiUrl: string;
  idleMinutes?: unknown;
  /** 'true' if an API at another origin allows the header `Idempotency-Key`. */
  sendsKeys?: unknown;
  banner?: ReactNode;
};

/** Starts the product in its page; resolves after the code that the first paint does not need. */
export async function startApp({
  readNow,
  apiUrl,
  idleMinutes,
  sendsKeys,
  banner,
  ...line
}: Surroundings): Promise<void> {
  watchStyles();
  const store = createSessionStore(findStorage());
  const clock = createServerClock(readNow, (now) => {
    root.send({ type: 'clock.ticked', now, today: getToday(now) });
    root.send({ ...notify('neutral', { key: 'clock.wrong', params: { now } }), autoHideDuration: 0 });
  });
  const root = createRootActor({
    readNow: clock.readNow,
    clock: createClock(clock.readNow),
    restore: store.restore,
    persist(session) {
      store.persist(session);
      if (session !== null && store.getStoredToken() === undefined)
        root.send({ ...notify('neutral', { key: 'session.notStored' }), autoHideDuration: 0 });
    },
    inspect,
    idleMinutes,
  });
  connect({
    baseUrl: apiUrl,
    getToken: () => root.getSnapshot().children.auth?.getSnapshot().context.session?.token ?? null,
    isOffline: line.isOffline,
    sendsKeys: sendsKeys === 'true' || new URL(apiUrl, location.href).origin === location.origin,
    onDate: clock.compare,
  });
  root.start();
  connectAddress(getNavigation(root));
  await render(root, banner);
  await import('./afterFirstPaint').then(
    (later) => later.startAfterFirstPaint(root, store, line),
    () => readJournal() ?? recordWith({ inspect() {} }),
  );
}
