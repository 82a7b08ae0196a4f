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

/** What a sign-in answers and what is kept until signing out (spec §3, §7). */
export const Sessio = z.object({
  token: z.string().check(z.minLength(1)),
  user: User,
  permissions: z.array(z.string()),
  centres_districte: listOf(z.object({ id: z.number(), nom: z.string() })),
});
export type Sessio = z.infer<typeof Sessio>;

/** What a sign-in is answered. */
export const SignInAnswer = z.object({
  data: z.object({
    token: z.object({ plainTextToken: z.string().check(z.minLength(1)) }),
    user: User,
    permissions: z.array(z.string()),
    centres_districte: listOf(z.object({ id: z.number(), nom: z.string() })),
  }),
});

/**
 * The session that was kept until this visit.
 * @throws {UnreadableError} where it is none
 */
export function readKept(kept: unknown): Sessio {
  return readTolerantly(Sessio, kept).value;
}

/**
 * The session that `POST login` and `PUT new-password` answer.
 * @throws {UnreadableError} without a token or whom it is for.
 */
export function readSignIn(answer: unknown): Sessio {
  const { token, ...session } = readTolerantly(SignInAnswer, answer).value.data;
  return { token: token.plainTextToken, ...session };
}
