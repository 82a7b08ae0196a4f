import { useIsHydrated } from '../start/Hydrated';

/** Whether an address is of the staging environment (spec §1). */
export function isStaging(address: string): boolean {
  return address.includes('staging');
}

/** The same of the page's address; false while prerendering, which has none. */
export function useIsStaging(): boolean {
  return useIsHydrated() && isStaging(location.href);
}
