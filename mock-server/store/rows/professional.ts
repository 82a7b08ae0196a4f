import type { DadesProfessional } from '../../../src/domain/nouns/professional';

/** Password of an account whose secret is null: the demo's, until it is changed. */
export const PASSWORD = 'Demo1234!';

/** A changed password as it is kept. */
export type Secret = { salt: string; hash: string };

/** A member of staff: what its last write said, and what is known of the password. */
export type Professional = DadesProfessional & {
  id: number;
  force_password_change: boolean;
  secret: Secret | null;
};
