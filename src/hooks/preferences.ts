import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Choice about the interface (`menu`), stored in this browser; null until it is made. */
export function usePreference(name: string): [string | null, (value: string) => void] {
  const key = `punt-jove.${name}`;
  const value = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const store = useCallback(
    (chosen: string) => {
      try {
        localStorage.setItem(key, chosen);
      } catch {
        return;
      }
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [value, store];
}
