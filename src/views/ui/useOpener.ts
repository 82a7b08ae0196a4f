import { useEffect, useState } from 'react';

/** On unmount returns the focus to its former element, or to the heading of a new page. */
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
