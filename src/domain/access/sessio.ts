import * as z from 'zod/mini';
import { listOf, optional, RecordId } from '../values/fields';
import { isGiven, unwrapRecord } from '../values/convert';
import { readTolerantly } from '../values/tolerant';
import { ROLES } from './roles';

const User = z.object({
  id: RecordId,
  nom_complet: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  force_password_change: z.boolean(),
  oficina: optional(
    z.object({
      id: RecordId,
      nom: z.string(),
      name: z.string(),
      districte: optional(z.string()),
      antenas: listOf(z.object({ id: RecordId, nom: z.string() })),
    }),
  ),
});

/** A token that a header can hold; a stored one may have been changed. */
const Token = z.string().check(z.regex(/^[\u0021-\u007E]+$/));

/** Session from a sign-in, stored until signing out (spec §3, §7). */
export const Sessio = z.object({
  token: Token,
  user: User,
  permissions: z.array(z.string()),
  centres_districte: listOf(z.object({ id: RecordId, nom: z.string() })),
});
export type Sessio = z.infer<typeof Sessio>;

export const SignInAnswer = z.object({
  data: z.object({
    token: z.object({ plainTextToken: z.string().check(z.minLength(1)) }),
    user: User,
    permissions: z.array(z.string()),
    centres_districte: listOf(z.object({ id: RecordId, nom: z.string() })),
  }),
});

/** @throws {UnreadableError} when it is no session */
export function readStoredSession(stored: unknown): Sessio {
  return readTolerantly(Sessio, stored).value;
}

function listNames(permissions: unknown): unknown {
  const list = unwrapRecord([], permissions);
  if (Array.isArray(list))
    return list.map((one: unknown) => (isGiven(one) ? (one['name'] ?? one['slug']) : one));
  if (!isGiven(list)) return list;
  const isMap = Object.values(list).every((one) => [true, false, 1, 0].some((flag) => flag === one));
  return isMap ? Object.keys(list).filter((name) => Boolean(list[name])) : listNames(Object.values(list));
}

/** Answer of another server to a sign-in, in the described shape. */
function toSignIn(answer: unknown): unknown {
  const given = unwrapRecord(['token', 'access_token', 'user'], answer);
  if (!isGiven(given)) return answer;
  const user = unwrapRecord(['id'], given['user']);
  const person = isGiven(user) ? user : given;
  const roles: unknown[] = Array.isArray(person['roles']) ? person['roles'] : [];
  const token = given['token'] ?? given['access_token'] ?? given['plainTextToken'];
  return {
    data: {
      ...given,
      token: typeof token === 'string' ? { plainTextToken: token } : token,
      user: { ...person, role: person['role'] ?? roles[0] },
      permissions: listNames(given['permissions'] ?? person['permissions']),
    },
  };
}

/**
 * The session in the answer to `POST login` and `PUT new-password`.
 * @throws {UnreadableError} without a token or a user
 */
export function readSignIn(answer: unknown): Sessio {
  const { success } = SignInAnswer.safeParse(answer);
  const { token, ...session } = readTolerantly(SignInAnswer, success ? answer : toSignIn(answer)).value.data;
  return { token: token.plainTextToken, ...session };
}
