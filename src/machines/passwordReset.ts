import { resetPassword } from '../api/password';
import type { ResetDraft } from '../domain/password';
import { createRecord } from './record';

/** A part of the mailed address as it was before it became one. */
function decode(part = ''): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A new password for whoever came by the mailed link, whose token and e-mail the screen is started with. */
export const passwordResetMachine = createRecord<ResetDraft, null, null>({
  id: 'passwordReset',
  load: async ({ params }) => ({
    draft: { email: decode(params['email']), password: '', password_confirmation: '' },
    original: null,
    facts: null,
  }),
  save: ({ draft, params }, signal) =>
    resetPassword({ ...draft, email: draft.email.trim(), token: decode(params['token']) }, signal),
  saved: { key: 'password.reset', path: '/login' },
  failed: ({ status }) => (status === 404 ? 'password.resetFailed' : null),
  loadFailed: 'error.unexpected',
  keepFacts: [],
});
