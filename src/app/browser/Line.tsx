import { useEffect, useState, useSyncExternalStore } from 'react';
import { isOutdated } from '../../api/release';
import { waits } from '../../api/waits';
import { useRoot } from '../../hooks/actors';
import { LineBar } from '../../views/shell/LineBar';
import { loadFailedStyles } from '../../views/ui/styles';

/** Milliseconds in the background after which shown data may be out of date. */
const AWAY = 60_000;

const CHANGES = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  for (const name of CHANGES) addEventListener(name, listener);
  return () => {
    for (const name of CHANGES) removeEventListener(name, listener);
  };
}

export type LineProps = {
  /** Whether the browser knows that no call can leave it. */
  isOffline: () => boolean;
  onNewFiles?: ((listener: () => void) => void) | undefined;
};

/** Bar about the connection and new releases; reloads data after an interruption or a long absence. */
export function Line({ isOffline, onNewFiles }: LineProps) {
  const root = useRoot();
  const isCut = useSyncExternalStore(subscribe, isOffline);
  const isSlow = useSyncExternalStore(waits.subscribe, waits.areAny);
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    let left = Infinity;
    const look = (): void => void isOutdated().then(setOld);
    const refresh = (): void => {
      root.send({ type: 'screens.refresh' });
      loadFailedStyles().catch(() => {});
    };
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
    onNewFiles?.(look);
    return () => {
      removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [root, isOffline, onNewFiles]);
  return (
    <LineBar
      isOffline={isCut}
      isSlow={isSlow}
      isOld={isOld}
      onStop={waits.stop}
      onReload={() => location.reload()}
    />
  );
}
