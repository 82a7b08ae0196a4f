import { useState } from 'react';

const NAME = 'punt-jove.demo.small';

function read(): boolean {
  try {
    return sessionStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}

/** Whether a strip shows one line only; kept for the tab, in which each layout renders a strip of its own. */
export function useSmall(): [isSmall: boolean, setSmall: (isSmall: boolean) => void] {
  const [isSmall, setSmall] = useState(read);
  function set(next: boolean): void {
    setSmall(next);
    try {
      if (next) sessionStorage.setItem(NAME, 'yes');
      else sessionStorage.removeItem(NAME);
    } catch {
      // Without a storage it is as it was on the next page.
    }
  }
  return [isSmall, set];
}
