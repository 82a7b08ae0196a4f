import type { ChangeDraft, ReminderDraft, ResetDraft } from '../domain/values/password';
import { asMessage, asNothing, call } from './http';

export function sendPassword(body: ReminderDraft, signal?: AbortSignal): Promise<void> {
  return call('POST', 'auth/send-password', { body, read: asNothing, signal, isPublic: true });
}

/** The token comes from the mailed link. */
export function resetPassword(body: ResetDraft & { token: string }, signal?: AbortSignal): Promise<void> {
  return call('POST', 'auth/reset-password', { body, read: asMessage, signal, isPublic: true });
}

export function changePassword(body: ChangeDraft, signal?: AbortSignal): Promise<void> {
  return call('PATCH', 'auth/profile', { body, read: asMessage, signal });
}
