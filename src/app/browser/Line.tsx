import { useEffect, useState, useSyncExternalStore } from 'react';
import { isOutdated } from '../../api/release';
import { onTaken } from '../offline';
import { waits } from '../../api/waits';
import { useRoot } from '../../hooks/actors';
import { LineBar } from '../../views/shell/LineBar';

/** Milliseconds out of sight after which what is shown may no longer be so. */
const AWAY = 60_000;

const CHANGES = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  for (const name of CHANGES) addEventListener(name, listener);
  return () => {
    for (const name of CHANGES) removeEventListener(name, listener);
  };
}

/** The demo's server is in this browser: it needs no network. */
const isOffline = (): boolean => import.meta.env.VITE_DEMO !== 'true' && !navigator.onLine;

/**
 * The way to the service as the browser and the calls know it; once the line is back, or the person after a while,
 * what is shown is read again, and a new release is said.
 */
export function Line() {
  const root = useRoot();
  const isCut = useSyncExternalStore(subscribe, isOffline);
  const isSlow = useSyncExternalStore(waits.subscribe, waits.areAny);
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    let left = Infinity;
    const look = (): void => void isOutdated().then(setOld);
    const refresh = (): void => root.send({ type: 'screens.refresh' });
    const onVisibility = (): void => {
      const isAway = document.visibilityState === 'hidden';
      if (!isAway && !isOffline() && Date.now() - left >= AWAY) {
        refresh();
        look();
      }
      left = isAway ? Date.now() : Infinity;
    };
    addEventListener('online', refresh);
    document.addEventListener('visibilitychange', onVisibility);
    if (import.meta.env.VITE_OFFLINE) onTaken(look);
    return () => {
      removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [root]);
  return (
    <LineBar
      {...{ isOffline: isCut, isSlow, isOld }}
      onStop={waits.stop}
      onReload={() => location.reload()}
    />
  );
}
