/** Digits and letters that sound distinct and form no words. */
const SIGNS = '23456789BCDFGHJKLMNPQRSTVWXYZ';

/** A journal's id: random, one of 700,000, without personal data. */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => SIGNS[byte % SIGNS.length]).join('');
}
