import type { DadesProfessional } from '../../../src/domain/nouns/professional';

/** Password of an account whose secret is null: the demo's, until it is changed. */
export const PASSWORD = 'Demo1234!';

/** Salted hash of a changed password. */
export type Secret = { salt: string; hash: string };

export type Professional = DadesProfessional & {
  id: number;
  force_password_change: boolean;
  secret: Secret | null;
};
