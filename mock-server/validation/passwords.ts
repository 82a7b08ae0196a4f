import { toText } from '../kit/random';
import { PASSWORD, type Professional, type Secret } from '../store/rows/professional';

const ITERATIONS = 10_000;

async function hash(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: ITERATIONS };
  const bits = await crypto.subtle.deriveBits(how, key, 256);
  return [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function toSecret(password: string, name: string): Promise<Secret> {
  const salt = toText(`salt/${name}`, 16);
  return { salt, hash: await hash(password, salt) };
}

export async function isPassword({ secret }: Professional, password: string): Promise<boolean> {
  if (!secret) return password === PASSWORD;
  return (await hash(password, secret.salt)) === secret.hash;
}
