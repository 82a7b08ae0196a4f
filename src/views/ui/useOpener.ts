import { useEffect, useState } from 'react';

/**
 * Gives the focus back, when this is gone, to what had it before this was drawn, or to the heading of a page that has come
 * meanwhile; one dialog may take another's place.
 */
export function useOpener(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const target = opener?.isConnected ? opener : document.querySelector('h1[tabindex]');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
    [opener],
  );
}
