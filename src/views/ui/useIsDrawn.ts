import { useDeferredValue } from 'react';

/** Whether what is around is on the screen already: what costs much to draw can follow, and is not in the way of a press. */
export function useIsDrawn(): boolean {
  return useDeferredValue(true, false);
}
