import { base, isHash } from './base';

/** What an address says, wherever it stands in the browser's: its path begins with the base. */
export type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Takes what stands behind the `#` for an address. */
function readHash(): Place {
  const { pathname, search, hash } = new URL(location.hash.slice(1), 'https://hash.invalid');
  return { pathname: base + pathname, search, hash };
}

/** Where the application is now. */
export const readPlace = (): Place => (isHash ? readHash() : location);
