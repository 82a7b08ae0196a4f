import { useSyncExternalStore, type ReactNode } from 'react';

const neverChanges = () => () => {};

/** Whether the prerendered page is hydrated; until then the first render must match it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** Shows what the prerendered page lacks, once it is hydrated. */
export function Hydrated({ children }: { children: ReactNode }) {
  return useIsHydrated() ? children : null;
}
