import { pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { pbkdf2 } from '../../../mock-server/validation/sha256';

const encode = (text: string) => new TextEncoder().encode(text);
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

// RFC 7914 §11.
test('a password has the key of the standard', () => {
  expect(toHex(pbkdf2(encode('passwd'), encode('salt'), 1))).toBe(
    '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc',
  );
});

test.each([
  ['Demo1234!', 'salt', 1],
  ['', '', 2],
  ['Contrasenya·çé👩‍👩‍👧', 'sal', 100],
  ['a'.repeat(64), 'b'.repeat(51), 3],
  ['a'.repeat(65), 'b'.repeat(52), 3],
  ['llarga '.repeat(40), 'c'.repeat(200), 1000],
])('the key of %j with the salt %j after %i rounds is that of the platform', (password, salt, rounds) => {
  expect(toHex(pbkdf2(encode(password), encode(salt), rounds))).toBe(
    pbkdf2Sync(password, salt, rounds, 32, 'sha256').toString('hex'),
  );
});
