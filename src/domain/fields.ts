import * as z from 'zod/mini';
import { EMAIL } from './email';
import { TEXT_LIMITS } from './options';

// A strict content security policy reports zod's probe for eval; without it schemas are only a little slower.
z.config({ jitless: true });

/** A value that may be missing: absent and null are read as null. */
export function optional<T extends z.ZodMiniType>(schema: T) {
  return z._default(z.nullable(schema), null);
}

/** A list that may be missing: absent is read as empty. */
export function listOf<T extends z.ZodMiniType>(schema: T) {
  return z._default(z.array(schema), []);
}

export const Id = z.int().check(z.positive());

/** A moment in an answer: a text that is no moment makes the whole answer malformed. */
export const Moment = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

/** A text that must hold something else than white space. */
export function requiredText(max: number = TEXT_LIMITS.nom) {
  return z.string().check(z.minLength(1), z.regex(/\S/), z.maxLength(max));
}

export const Email = z.email({ pattern: EMAIL }).check(z.maxLength(TEXT_LIMITS.email));

/** Name of an entry in one of the service's lists. */
export const Named = z.object({ id: z.number(), name: z.string() });
export type Named = z.infer<typeof Named>;
