import { afterEach, expect, test, vi } from 'vitest';
import { signIn } from '../../src/api/auth';
import { stubServer } from '../machines/support/server';

afterEach(() => {
  vi.doUnmock('../../src/domain/access/sessio');
  vi.unstubAllGlobals();
});

test('a session that nothing could read is not opened: the file that did not arrive is named', async () => {
  const { calls } = stubServer();
  vi.doMock('../../src/domain/access/sessio', () => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/sessio-a1.js');
  });
  const failure = await signIn({ email: 'aina@example.org', password: 'x' }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ failure: { kind: 'asset', status: null, fields: {} } });
  expect(calls).toEqual([]);
});
