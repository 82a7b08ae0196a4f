import { base, isHash } from './base';

/** Address of a page, from the path or the hash; its path begins with the base. */
export type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

function readHash(): Place {
  const { pathname, search, hash } = new URL(location.hash.slice(1), 'https://hash.invalid');
  return { pathname: base + pathname, search, hash };
}

export const readPlace = (): Place => (isHash ? readHash() : location);
