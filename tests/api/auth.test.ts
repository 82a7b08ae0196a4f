import { afterEach, expect, test, vi } from 'vitest';
import { signIn } from '../../src/api/auth';
import { stubServer } from '../machines/support/server';

afterEach(() => {
  vi.doUnmock('../../src/domain/access/sessio');
  vi.unstubAllGlobals();
});

test('a sign-in is not sent when the code that reads its answer did not load', async () => {
  const { calls } = stubServer();
  vi.doMock('../../src/domain/access/sessio', () => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/sessio-a1.js');
  });
  const failure = await signIn({ email: 'aina@example.org', password: 'x' }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ failure: { kind: 'asset', status: null, fields: {} } });
  expect(calls).toEqual([]);
});
