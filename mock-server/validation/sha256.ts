const MAX = 2 ** 32;
/** Bytes of a block. */
const BLOCK = 64;

/** First 32 bits of the fraction of a root of each of the first primes. */
function listFractions(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes.map((prime) => ((root(prime) % 1) * MAX) | 0);
}

const INITIAL: readonly number[] = listFractions(8, Math.sqrt);
const ROUNDS = listFractions(64, Math.cbrt);

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** State after the block of 16 words at `from`. */
function compress(state: readonly number[], bytes: DataView, from = 0): number[] {
  const words = Array.from({ length: 16 }, (_, index) => bytes.getInt32(from + index * 4));
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [index, constant] of ROUNDS.entries()) {
    if (index >= 16) {
      const [early = 0, late = 0] = [words[index - 15], words[index - 2]];
      const [far = 0, near = 0] = [words[index - 16], words[index - 7]];
      const mixed =
        (rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)) +
        (rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10));
      words[index] = (far + near + mixed) | 0;
    }
    const choice = (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g));
    const majority = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    const next = (h + choice + constant + (words[index] ?? 0)) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + next) | 0, c, b, a, (next + majority) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) | 0);
}

function toBytes(words: readonly number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(words.length * 4));
  for (const [index, word] of words.entries()) bytes.setInt32(index * 4, word);
  return new Uint8Array(bytes.buffer);
}

/** Digest of bytes, as words; `state` is that after the first `before` bytes, whole blocks. */
function digest(bytes: Uint8Array, state: readonly number[] = INITIAL, before = 0): number[] {
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK));
  new Uint8Array(padded.buffer).set([...bytes, 0x80]);
  padded.setUint32(padded.byteLength - 4, (before + bytes.length) * 8);
  let next = state;
  for (let at = 0; at < padded.byteLength; at += BLOCK) {
    next = compress(next, padded, at);
  }
  return [...next];
}

/**
 * PBKDF2 with HMAC-SHA-256 (RFC 8018), 32 bytes. Written out, since a page over plain http has no
 * `crypto.subtle`; the demo is also served on local networks.
 */
export function pbkdf2(password: Uint8Array, salt: Uint8Array, iterations: number): Uint8Array {
  const key = new Uint8Array(BLOCK);
  key.set(password.length > BLOCK ? toBytes(digest(password)) : password);
  const pad = (mask: number) => compress(INITIAL, new DataView(key.map((byte) => byte ^ mask).buffer));
  const [inner, outer] = [pad(0x36), pad(0x5c)];
  const sign = (bytes: Uint8Array) => digest(toBytes(digest(bytes, inner, BLOCK)), outer, BLOCK);
  let last = sign(new Uint8Array([...salt, 0, 0, 0, 1]));
  const all = [...last];
  for (let done = 1; done < iterations; done += 1) {
    last = sign(toBytes(last));
    for (const [index, word] of last.entries()) all[index] = (all[index] ?? 0) ^ word;
  }
  return toBytes(all);
}
