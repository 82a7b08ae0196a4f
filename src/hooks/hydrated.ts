import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the prerendered page is hydrated; until then the first render must match it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
