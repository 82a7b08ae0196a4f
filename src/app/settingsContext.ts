import { createContext, useContext, useSyncExternalStore } from 'react';
import { isStaging, settings } from './settings';

export type Links = Readonly<Record<keyof typeof settings.links, string | null>>;

/** The links of the build; a test gives others. */
export const LinksContext = createContext<Links>(settings.links);

export function useLinks(): Links {
  return useContext(LinksContext);
}

const neverChanges = () => () => {};

/** Whether the address is the staging environment's; false in the prerendered page, which has no address yet. */
export function useIsStaging(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => isStaging(location.href),
    () => false,
  );
}
