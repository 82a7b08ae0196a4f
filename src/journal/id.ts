/** Digits and letters that are not taken for each other when they are read out, and make no words. */
const SIGNS = '23456789BCDFGHJKLMNPQRSTVWXYZ';

/** What a journal is called: by chance, one of 700,000, and nothing of whoever it is about. */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => SIGNS[byte % SIGNS.length]).join('');
}
