import type { ChangeDraft, ReminderDraft, ResetDraft } from '../domain/values/password';
import { call, ignoreAnswer } from './http';

/** POST auth/send-password: mails a link to the reset page */
export function sendPassword(body: ReminderDraft, signal?: AbortSignal): Promise<void> {
  return call('POST', 'auth/send-password', { body, read: ignoreAnswer, signal });
}

/** POST auth/reset-password, with the token of the mailed link */
export function resetPassword(body: ResetDraft & { token: string }, signal?: AbortSignal): Promise<void> {
  return call('POST', 'auth/reset-password', { body, read: ignoreAnswer, signal });
}

/** PATCH auth/profile */
export function changePassword(body: ChangeDraft, signal?: AbortSignal): Promise<void> {
  return call('PATCH', 'auth/profile', { body, read: ignoreAnswer, signal });
}
