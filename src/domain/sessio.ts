import * as z from 'zod/mini';
import { listOf, optional } from './fields';
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

/** Answer of `POST login` and `PUT new-password`. */
export const SignInAnswer = z.object({
  data: z.object({
    token: z.object({ plainTextToken: z.string().check(z.minLength(1)) }),
    user: User,
    permissions: z.array(z.string()),
    centres_districte: listOf(z.object({ id: z.number(), nom: z.string() })),
  }),
});
