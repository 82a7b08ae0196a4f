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

/** Content that the prerendered page lacks, shown once it is hydrated. */
export function Hydrated({ children }: { children: ReactNode }) {
  return useIsHydrated() ? children : null;
}
