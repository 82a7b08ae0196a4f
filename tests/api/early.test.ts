import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '../../src/api/auth';
import { connect } from '../../src/api/connect';
import { sessio } from '../machines/support/samples';

const URL = '/api/auth/login';
const TYPED = { email: 'aina@example.org', password: 'secret' };
const { token, ...session } = sessio;
const ANSWER = { data: { token: { plainTextToken: token }, ...session } };

const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub.mockReset());
  connect({ baseUrl: '', getToken: () => '1|abc' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The call that boot.ts sends before the application is loaded. */
function sendEarly(body: object, answer: Promise<Response>): AbortController {
  const control = new AbortController();
  answer.catch(() => {});
  Object.assign(globalThis, { early: { url: URL, body: JSON.stringify(body), control, answer } });
  return control;
}

const answerWith = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

test('a call sent before the application was loaded is not sent again', async () => {
  sendEarly(TYPED, Promise.resolve(answerWith(ANSWER)));
  expect(await signIn(TYPED)).toEqual(sessio);
  expect(fetchStub).not.toHaveBeenCalled();
  expect(globalThis).toHaveProperty('early', undefined);
});

test('other values are sent, and the early call is aborted', async () => {
  const control = sendEarly({ ...TYPED, password: 'x' }, new Promise(() => {}));
  fetchStub.mockResolvedValue(answerWith(ANSWER));
  expect(await signIn(TYPED)).toEqual(sessio);
  expect([control.signal.aborted, fetchStub.mock.calls.length]).toEqual([true, 1]);
});

test('a failed early call is a failed call', async () => {
  sendEarly(TYPED, Promise.reject(new TypeError('Failed to fetch')));
  await expect(signIn(TYPED)).rejects.toMatchObject({ failure: { kind: 'network' } });
  expect(fetchStub).not.toHaveBeenCalled();
});

test('leaving aborts the early call too', async () => {
  const control = sendEarly(TYPED, new Promise(() => {}));
  const leaving = new AbortController();
  void signIn(TYPED, leaving.signal).catch(() => {});
  await vi.waitFor(() => expect(globalThis).toHaveProperty('early', undefined));
  leaving.abort();
  expect(control.signal.aborted).toBe(true);
});
