import * as z from 'zod/mini';
import { listOf, optional } from '../values/fields';
import { readTolerantly } from '../values/tolerant';
import { ROLES } from './roles';

const User = z.object({
  id: z.number(),
  nom_complet: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  force_password_change: z.boolean(),
  oficina: optional(
    z.object({
      id: z.number(),
      nom: z.string(),
      name: z.string(),
      districte: optional(z.string()),
      antenas: listOf(z.object({ id: z.number(), nom: z.string() })),
    }),
  ),
});

/** Session from a sign-in, stored until signing out (spec §3, §7). */
export const Sessio = z.object({
  token: z.string().check(z.minLength(1)),
  user: User,
  permissions: z.array(z.string()),
  centres_districte: listOf(z.object({ id: z.number(), nom: z.string() })),
});
export type Sessio = z.infer<typeof Sessio>;

export const SignInAnswer = z.object({
  data: z.object({
    token: z.object({ plainTextToken: z.string().check(z.minLength(1)) }),
    user: User,
    permissions: z.array(z.string()),
    centres_districte: listOf(z.object({ id: z.number(), nom: z.string() })),
  }),
});

/**
 * The session stored in this browser.
 * @throws {UnreadableError} when it is no session
 */
export function readStoredSession(stored: unknown): Sessio {
  return readTolerantly(Sessio, stored).value;
}

/**
 * The session in the answer to `POST login` and `PUT new-password`.
 * @throws {UnreadableError} without a token or a user
 */
export function readSignIn(answer: unknown): Sessio {
  const { token, ...session } = readTolerantly(SignInAnswer, answer).value.data;
  return { token: token.plainTextToken, ...session };
}
