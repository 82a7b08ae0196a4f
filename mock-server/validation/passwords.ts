import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { toText } from '../kit/random';
import { PASSWORD, type Professional, type Secret } from '../store/rows/professional';

/** By a library: a page over plain http, as on a local network, has no `crypto.subtle`. */
const hash = (password: string, salt: string): string =>
  bytesToHex(pbkdf2(sha256, password, salt, { c: 10_000, dkLen: 32 }));

export function toSecret(password: string, name: string): Secret {
  const salt = toText(`salt/${name}`, 16);
  return { salt, hash: hash(password, salt) };
}

export function isPassword({ secret }: Professional, password: string): boolean {
  if (!secret) return password === PASSWORD;
  return hash(password, secret.salt) === secret.hash;
}
