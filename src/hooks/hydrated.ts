import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the prerendered page has been taken over; until then what is drawn must be what that page holds. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
