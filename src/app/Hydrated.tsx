import type { ReactNode } from 'react';
import { useIsHydrated } from '../hooks/hydrated';

/** Shows what the prerendered page does not hold, right after that page has been taken over. */
export function Hydrated({ children }: { children: ReactNode }) {
  return useIsHydrated() ? children : null;
}
