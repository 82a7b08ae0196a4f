import { pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { toSecret } from '../../../mock-server/validation/passwords';

test.each(['Demo1234!', 'Contrasenya·çé👩‍👩‍👧', 'llarga '.repeat(40)])(
  'the stored hash of %j is that of the platform',
  (password) => {
    const { salt, hash } = toSecret(password, 'anna@example.org');
    expect(hash).toBe(pbkdf2Sync(password, salt, 10_000, 32, 'sha256').toString('hex'));
  },
);
