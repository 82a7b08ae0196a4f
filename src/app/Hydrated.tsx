import { useSyncExternalStore, type ReactNode } from 'react';

const neverChanges = () => () => {};

/** Shows what the prerendered page does not hold, right after that page has been taken over. */
export function Hydrated({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isHydrated ? children : null;
}
