import { changePassword } from '../api/password';
import { EMPTY_CHANGE, type ChangeDraft } from '../domain/password';
import { createRecord, type Loaded } from './record';

const EMPTY: Loaded<ChangeDraft, null, null> = { draft: EMPTY_CHANGE, original: null, facts: null };

/** One's own change of password; once it is saved the fields are empty again. */
export const profileMachine = createRecord<ChangeDraft, null, null>({
  id: 'profile',
  load: async () => EMPTY,
  save: ({ draft }, signal) => changePassword(draft, signal),
  saved: {
    key: 'password.changed',
    path: '/perfil',
    again: () => ({ ...EMPTY, draft: { ...EMPTY_CHANGE } }),
  },
  failed: 'password.changeFailed',
  own: 'text',
  loadFailed: 'error.unexpected',
  keepFacts: [],
});
