import { sendPassword } from '../api/password';
import type { ReminderDraft } from '../domain/password';
import { createRecord } from './record';

const EMPTY: ReminderDraft = { email: '' };

/** Somebody who has forgotten the password asks for the link that resets it. */
export const passwordReminderMachine = createRecord<ReminderDraft, null, null>({
  id: 'passwordReminder',
  load: async () => ({ draft: EMPTY, original: null, facts: null }),
  save: ({ draft: { email } }, signal) => sendPassword({ email: email.trim() }, signal),
  saved: { key: 'password.sent', path: '/login' },
  failed: ({ status }) => (status === 404 ? 'password.sendFailed' : null),
  loadFailed: 'error.unexpected',
  keepFacts: [],
});
