import type { DadesProfessional } from '../../../src/domain/nouns/professional';

/** A password as it is kept once changed; the demo's own one is kept as null. */
export type Secret = { salt: string; hash: string };

/** A member of staff: what its last write said, and what is known of the password. */
export type Professional = DadesProfessional & {
  id: number;
  force_password_change: boolean;
  secret: Secret | null;
};
