import type { Sessio } from '../domain/sessio';
import { call, ignoreAnswer } from './http';

async function readSession(answer: unknown): Promise<Sessio> {
  const { readSignIn } = await import('../domain/sessio');
  return readSignIn(answer);
}

/** POST auth/login */
export function signIn(
  credentials: { email: string; password: string },
  signal?: AbortSignal,
): Promise<Sessio> {
  return call('POST', 'auth/login', { body: credentials, read: readSession, signal });
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
  return call('PUT', 'auth/new-password', { body: { token: '', ...values }, read: readSession, signal });
}
