/** A whole number of 52 bits from a text (two FNV-1a hashes of different seeds); not for secrets. */
export function hash(text: string): number {
  let low = 0x81_1c_9d_c5;
  let high = 0x2c_1b_3c_6d;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 0x01_00_01_93);
    high = Math.imul(high ^ code, 0x85_eb_ca_6b);
  }
  return ((high ^ (high >>> 15)) & 0xf_ff_ff) * 2 ** 32 + (low >>> 0);
}
