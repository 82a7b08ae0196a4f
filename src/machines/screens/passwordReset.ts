import { resetPassword } from '../../api/password';
import { findEmail } from '../../domain/values/email';
import type { ResetDraft } from '../../domain/values/password';
import { createForm } from '../kit/form/form';

function decode(part = ''): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Sets a new password by the mailed link, whose token and e-mail are the screen's input. */
export const passwordResetMachine = createForm({
  id: 'passwordReset',
  begin: ({ params }): ResetDraft => ({
    email: decode(params['email']),
    password: '',
    password_confirmation: '',
  }),
  save: ({ draft, params }, signal) =>
    resetPassword(
      { ...draft, email: findEmail(draft.email) ?? draft.email, token: decode(params['token']) },
      signal,
    ),
  saved: { key: 'password.reset', path: '/login' },
  failed: ({ status }) => (status === 404 ? 'password.resetFailed' : null),
});
