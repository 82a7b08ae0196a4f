/** Where the demonstration begins; no route of the product. */
export const DOOR_PATH = '/demo';

/** The part of the door's address that holds a packed scenario. */
export const PACKED = '#e=';

/** What the door's address may name: a scenario, who one is, and where. */
export const NAMED = { scenario: 'escenari', who: 'com', path: 'adreca' } as const;
