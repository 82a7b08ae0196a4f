import { useEffect } from 'react';

/** Gives the focus back to what had it before something opened. */
export function useReturnFocus(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open]);
}
