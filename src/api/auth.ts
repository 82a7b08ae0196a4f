import type { Sessio } from '../domain/access/sessio';
import { ApiError } from './errors';
import { asNothing, call, readToken } from './http';
import { settleWrites } from './writes';

type Ask = { body: object; signal: AbortSignal | undefined; isPublic?: boolean };

/** Loads the reader of the answer before the call: an unreadable session would stay open. */
async function open(method: 'POST' | 'PUT', path: string, ask: Ask): Promise<Sessio> {
  const { readSignIn } = await import('../domain/access/sessio').catch((error: unknown) => {
    throw new ApiError({ kind: 'asset', status: null, statusText: '', message: String(error), fields: {} });
  });
  return call(method, path, { ...ask, read: readSignIn });
}

export function signIn(body: { email: string; password: string }, signal?: AbortSignal): Promise<Sessio> {
  return open('POST', 'auth/login', { body, signal, isPublic: true });
}

/** Milliseconds that a sign-out waits for writes, whose session it ends. */
const WRITES_LIMIT = 3_000;

/** Ends the present session, also if it is dropped here meanwhile. */
export async function signOut(signal?: AbortSignal): Promise<void> {
  const token = readToken();
  if (token === null) return;
  await settleWrites(WRITES_LIMIT);
  await call('POST', 'auth/logout', { read: asNothing, signal, token });
}

export function setNewPassword(
  values: { email: string; password: string; password_confirmation: string },
  signal?: AbortSignal,
): Promise<Sessio> {
  return open('PUT', 'auth/new-password', { body: { token: '', ...values }, signal });
}
