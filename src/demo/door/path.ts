import type { Demo } from '../../../mock-server/demo/demo';
import type { Present } from '../../../mock-server/demo/present';
import type { Scenario } from '../../../mock-server/demo/scenario';

/** Path of the door, which is no route of the product. */
export const DOOR_PATH = '/demo';

export const PACKED = '#e=';

/** Packed scenario of a `#…`, without the line breaks and signs that mails and sentences add. */
export function findPacked(hash: string): string {
  const signs = hash.slice(PACKED.length).replaceAll(/%0[ad]|%20|\s/gi, '');
  return /^[\w-]*/.exec(signs)?.[0] ?? '';
}

export const NAMED = { scenario: 'escenari', who: 'com', path: 'adreca' } as const;

/** A value without the line breaks and signs that mails and sentences add to a link. */
const toClean = (value: string | null): string | null =>
  value && value.replaceAll(/[\r\n]/g, '').replace(/[\s.,;:!)>»"']+$/, '');

export function readNamed(search: string): Record<keyof typeof NAMED, string | null> {
  const asked = new URLSearchParams(search);
  const read = (name: string) => toClean(asked.get(name));
  return { scenario: read(NAMED.scenario), who: read(NAMED.who), path: read(NAMED.path) };
}

/** End of a link to a scenario, after the door's path; short for a built-in one. */
export const toPlace = (demo: Demo, scenario: Present | Scenario, name?: string): string | Promise<string> =>
  name === undefined ? demo.toLink(scenario).then((packed) => PACKED + packed) : `?${NAMED.scenario}=${name}`;
