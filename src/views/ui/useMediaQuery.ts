import { useCallback, useSyncExternalStore } from 'react';

/** The widths at which the layout changes. */
export const PHONE = '(max-width: 40rem)';
export const DRAWER = '(max-width: 60rem)';

/** Whether a media query holds now. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
