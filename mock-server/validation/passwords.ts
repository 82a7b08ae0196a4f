import { toText } from '../kit/random';
import { pbkdf2 } from './sha256';
import { PASSWORD, type Professional, type Secret } from '../store/rows/professional';

const ITERATIONS = 10_000;

function hash(password: string, salt: string): string {
  const encoder = new TextEncoder();
  const bytes = pbkdf2(encoder.encode(password), encoder.encode(salt), ITERATIONS);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function toSecret(password: string, name: string): Secret {
  const salt = toText(`salt/${name}`, 16);
  return { salt, hash: hash(password, salt) };
}

export function isPassword({ secret }: Professional, password: string): boolean {
  if (!secret) return password === PASSWORD;
  return hash(password, secret.salt) === secret.hash;
}
