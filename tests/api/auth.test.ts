import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../src/api/auth';
import { connect } from '../../src/api/connect';
import { asNothing, call } from '../../src/api/http';
import { settle, stubServer } from '../machines/support/server';

let token: string | null = '1|abc';
beforeEach(() => {
  token = '1|abc';
  connect({ baseUrl: '', getToken: () => token });
});
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
  for (const sent of calls.slice()) sent.answer({ status: 204 });
  await vi.advanceTimersByTimeAsync(0);
});

test('a sign-out ends the session that was dropped here at once, and no other', async () => {
  const { calls } = stubServer();
  const readCalls = () => calls.map(({ path, headers }) => [path, headers['Authorization']]);
  void signOut();
  token = '2|def';
  await settle();
  expect(readCalls()).toEqual([['auth/logout', 'Bearer 1|abc']]);
  calls[0]?.answer({ status: 204 });

  token = null;
  await signOut();
  expect(readCalls()).toEqual([]);
});

test('a sign-in needs no session', async () => {
  token = null;
  const { calls } = stubServer();
  const failed = signIn({ email: 'aina@example.org', password: 'x' }).catch((error: unknown) => error);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls.map(({ path, headers }) => [path, headers['Authorization']])).toEqual([
    ['auth/login', undefined],
  ]);
  calls[0]?.answer({ status: 422 });
  await failed;
});
