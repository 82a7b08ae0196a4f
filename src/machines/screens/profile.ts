import { changePassword } from '../../api/password';
import { EMPTY_CHANGE } from '../../domain/values/password';
import { createLastingForm } from '../kit/form/form';

/** One's own change of password; once it is saved the fields are empty again. */
export const profileMachine = createLastingForm({
  id: 'profile',
  begin: () => EMPTY_CHANGE,
  save: ({ draft }, signal) => changePassword(draft, signal),
  saved: { key: 'password.changed', path: '/perfil' },
  failed: 'password.changeFailed',
  own: 'text',
});
