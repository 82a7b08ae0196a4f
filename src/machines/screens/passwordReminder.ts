import { sendPassword } from '../../api/password';
import type { ReminderDraft } from '../../domain/values/password';
import { createForm } from '../kit/form/form';

const EMPTY: ReminderDraft = { email: '' };

/** Requests the link that resets a forgotten password. */
export const passwordReminderMachine = createForm({
  id: 'passwordReminder',
  begin: () => EMPTY,
  save: ({ draft: { email } }, signal) => sendPassword({ email: email.trim() }, signal),
  saved: { key: 'password.sent', path: '/login' },
  failed: ({ status }) => (status === 404 ? 'password.sendFailed' : null),
});
