import type { Sessio } from '../domain/access/sessio';
import { ApiError } from './errors';
import { call, ignoreAnswer } from './http';

type Ask = { body: object; signal: AbortSignal | undefined };

/**
 * A call that opens a session. What reads its answer is there before it is made: a session that nobody could read would
 * stay open.
 */
async function open(method: 'POST' | 'PUT', path: string, ask: Ask): Promise<Sessio> {
  const { readSignIn } = await import('../domain/access/sessio').catch((error: unknown) => {
    throw new ApiError({ kind: 'asset', status: null, statusText: '', message: String(error), fields: {} });
  });
  return call(method, path, { ...ask, read: readSignIn });
}

/** POST auth/login */
export function signIn(body: { email: string; password: string }, signal?: AbortSignal): Promise<Sessio> {
  return open('POST', 'auth/login', { body, signal });
}

/** POST auth/logout */
export function signOut(signal?: AbortSignal): Promise<void> {
  return call('POST', 'auth/logout', { read: ignoreAnswer, signal });
}

/** PUT auth/new-password; answers as a sign-in does */
export function setNewPassword(
  values: { email: string; password: string; password_confirmation: string },
  signal?: AbortSignal,
): Promise<Sessio> {
  return open('PUT', 'auth/new-password', { body: { token: '', ...values }, signal });
}
