import { sendPassword } from '../../api/password';
import { findEmail } from '../../domain/values/email';
import type { ReminderDraft } from '../../domain/values/password';
import { createForm } from '../kit/form/form';

const EMPTY: ReminderDraft = { email: '' };

export const passwordReminderMachine = createForm({
  id: 'passwordReminder',
  begin: () => EMPTY,
  save: ({ draft: { email } }, signal) => sendPassword({ email: findEmail(email) ?? email }, signal),
  saved: { key: 'password.sent', path: '/login' },
  failed: ({ status }) => (status === 404 ? 'password.sendFailed' : null),
});
