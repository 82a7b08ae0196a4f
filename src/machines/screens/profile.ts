import { changePassword } from '../../api/password';
import { EMPTY_CHANGE } from '../../domain/values/password';
import { createForm } from '../kit/form/form';

export const profileMachine = createForm({
  id: 'profile',
  begin: () => EMPTY_CHANGE,
  save: ({ draft }, signal) => changePassword(draft, signal),
  saved: { key: 'password.changed', path: '/perfil' },
  failed: 'password.changeFailed',
  own: 'text',
  nextDraft: () => ({ draft: EMPTY_CHANGE }),
  stays: true,
});
