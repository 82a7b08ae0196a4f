import { hash } from './hash';

/** Numbers that stand in this client for the service's ids that are no plain numbers. */
const ids = new Map<number, string>();

/** Stand-ins have sixteen digits; a service's numbers of that size are replaced too. */
const LEAST = 2 ** 52;
const STAND_IN = /(?<!\d)\d{16}(?!\d)/g;
const PLAIN = /^(?:0|[1-9]\d{0,14})$/;

/** The number of an id: its own, or a stand-in that stays the same in every tab and after a reload. */
export function readId(id: string): number {
  if (PLAIN.test(id)) return Number(id);
  let number = LEAST + hash(id);
  while ((ids.get(number) ?? id) !== id) number += 1;
  ids.set(number, id);
  return number;
}

/** The id that a number stands for, as the service sent it; undefined for a plain number. */
export function findOwnId(number: number): string | undefined {
  return ids.get(number);
}

/** A text with the service's own ids in the place of their stand-ins; `write` encodes each. */
export function toOwnIds(text: string, write: (id: string) => string = encodeURIComponent): string {
  return text.replaceAll(STAND_IN, (digits) => {
    const id = ids.get(Number(digits));
    return id === undefined ? digits : write(id);
  });
}

/** Places of ids in an address: after the list's name, but not in a mailed link, and parameters. */
const PLACES = /(?<=\/(?!recordar_contrasenya\/)[a-z_]+\/|[?&](?:cita|com|ambit|area|marc|\w+_id)=)[^/?&#]+/g;

const isKnown = (id: string): boolean => ids.get(LEAST + hash(id)) === id;

/** An address of this application with stand-ins in the place of the service's own ids. */
export function toStandIns(address: string): string {
  return address.replaceAll(PLACES, (text) => {
    const id = decode(text);
    if (PLAIN.test(id) || ids.has(Number(id))) return text;
    // A word, such as _nova_, is an id only where the service has sent it as one.
    return /\d/.test(id) || isKnown(id) ? String(readId(id)) : text;
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export function toShownId(id: number | string): string {
  const own = toOwnIds(String(id), (text) => text);
  return own.length > 15 ? `${own.slice(0, 8)}…` : own;
}
