/** Path of the door, which is no route of the product. */
export const DOOR_PATH = '/demo';

/** Prefix of a packed scenario in the door's address. */
export const PACKED = '#e=';

/** Packed scenario of a `#…`, without the sentence's signs that were copied with it. */
export function findPacked(hash: string): string {
  return /^[\w-]*/.exec(hash.slice(PACKED.length))?.[0] ?? '';
}

/** Query parameters of the door's address. */
export const NAMED = { scenario: 'escenari', who: 'com', path: 'adreca' } as const;
