import { GRANTS } from '../access/grants';
import { createAccounts } from '../seed/professionals';

export const SIGN_INS = createAccounts(null).map(({ email, role, actiu = true }) => ({
  email,
  role,
  actiu,
  permissions: GRANTS[role],
}));
