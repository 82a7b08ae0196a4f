import { useEffect, useState } from 'react';

/** Gives the focus back, when this is gone, to what had it before this was drawn; one dialog may take another's place meanwhile. */
export function useOpener(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
