import { useIsHydrated } from './hydrated';

/** Whether an address is the staging environment's (spec §1). */
export function isStaging(address: string): boolean {
  return address.includes('staging');
}

/** Whether the address is the staging environment's; false in the prerendered page, which has no address yet. */
export function useIsStaging(): boolean {
  return useIsHydrated() && isStaging(location.href);
}
