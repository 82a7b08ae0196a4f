import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../src/api/auth';
import { asNothing, call, connect } from '../../src/api/http';
import { stubServer } from '../machines/support/server';

beforeEach(() => connect({ baseUrl: '', getToken: () => null }));
afterEach(() => {
  vi.useRealTimers();
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

test('a sign-out waits for the writes on their way, which need its session, but not for ever', async () => {
  vi.useFakeTimers();
  const { calls } = stubServer();
  const readCalls = () => calls.map(({ method, path }) => `${method} ${path}`);
  void call('DELETE', 'cites/12', { read: asNothing });
  void signOut();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(readCalls()).toEqual(['DELETE cites/12']);
  calls[0]?.answer({ status: 204 });
  await vi.advanceTimersByTimeAsync(0);
  expect(readCalls()).toEqual(['POST auth/logout']);
  calls[0]?.answer({ status: 204 });
  await vi.advanceTimersByTimeAsync(0);

  void call('DELETE', 'cites/13', { read: asNothing });
  void signOut();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(readCalls()).toEqual(['DELETE cites/13', 'POST auth/logout']);
  for (const sent of [...calls]) sent.answer({ status: 204 });
  await vi.advanceTimersByTimeAsync(0);
});
