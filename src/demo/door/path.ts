/** Path of the door, which is no route of the product. */
export const DOOR_PATH = '/demo';

/** Prefix of a packed scenario in the door's address. */
export const PACKED = '#e=';

/** Query parameters of the door's address. */
export const NAMED = { scenario: 'escenari', who: 'com', path: 'adreca' } as const;
