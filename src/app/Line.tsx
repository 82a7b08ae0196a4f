import { useEffect, useSyncExternalStore } from 'react';
import { waits } from '../api/waits';
import { useRoot } from '../hooks/actors';
import { LineBar } from '../views/shell/LineBar';

const CHANGES = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  for (const name of CHANGES) addEventListener(name, listener);
  return () => {
    for (const name of CHANGES) removeEventListener(name, listener);
  };
}

/** The way to the service as the browser and the calls know it; once the line is back, what is shown is read again. */
export function Line() {
  const root = useRoot();
  const isOffline = useSyncExternalStore(subscribe, () => !navigator.onLine);
  const isSlow = useSyncExternalStore(waits.subscribe, waits.areAny);
  useEffect(() => {
    const refresh = (): void => root.send({ type: 'screens.refresh' });
    addEventListener('online', refresh);
    return () => removeEventListener('online', refresh);
  }, [root]);
  return <LineBar isOffline={isOffline} isSlow={isSlow} onStop={waits.stop} />;
}
