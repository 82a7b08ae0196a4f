import { useRef, useSyncExternalStore } from 'react';

/**
 * A part of a store, and the same one for as long as it compares equal: what the store hook of React itself lacks.
 * @template S, T
 * @param {(onChange: () => void) => () => void} subscribe
 * @param {() => S} getSnapshot @param {() => S} getServerSnapshot
 * @param {(snapshot: S) => T} select @param {(a: T, b: T) => boolean} isEqual
 */
export function useSyncExternalStoreWithSelector(
  subscribe,
  getSnapshot,
  getServerSnapshot,
  select,
  isEqual = Object.is,
) {
  const kept = useRef(
    /** @type {{ snapshot: S, select: (snapshot: S) => T, value: T } | undefined} */ (undefined),
  );
  /** @param {() => S} get */
  const read = (get) => () => {
    const snapshot = get();
    const { current } = kept;
    if (current && current.snapshot === snapshot && current.select === select) return current.value;
    const next = select(snapshot);
    const value = current && isEqual(current.value, next) ? current.value : next;
    kept.current = { snapshot, select, value };
    return value;
  };
  return useSyncExternalStore(subscribe, read(getSnapshot), read(getServerSnapshot));
}
