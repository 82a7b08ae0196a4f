import { useSyncExternalStore } from 'react';
import { isStaging } from './settings';

const neverChanges = () => () => {};

/** Whether the address is the staging environment's; false in the prerendered page, which has no address yet. */
export function useIsStaging(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => isStaging(location.href),
    () => false,
  );
}
