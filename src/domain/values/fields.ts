import * as z from 'zod/mini';
import { EMAIL } from './email';
import { isHora } from './hora';
import { getDay, isDay, isInstant, readInstant } from './madrid';
import { TEXT_LIMITS } from './options';

// A strict content security policy reports zod's probe for eval; without it schemas are only a little slower.
z.config({ jitless: true });

/** How a text that is not quite what a schema wants is written right; undefined where nobody can tell. */
export const repairs = z.registry<{ repair: (text: string) => string | undefined }>();

/** A value that may be missing: absent and null are read as null. */
export function optional<T extends z.ZodMiniType>(schema: T) {
  return z._default(z.nullable(schema), null);
}

/** What the service always says, by its description; null where it does not, or nobody can read it. */
export function orNull<T extends z.ZodMiniType>(schema: T) {
  return z.nullable(schema).check(z.refine((value) => value !== null));
}

/** A part of a record that is there in full, or else with what can be read of it. */
export function orBlank<Shape extends Record<string, z.ZodMiniType>>(shape: Shape) {
  const part = z.object(shape);
  return z.prefault(part, {} as z.input<typeof part>);
}

/** A list that may be missing: absent is read as empty. */
export function listOf<T extends z.ZodMiniType>(schema: T) {
  return z._default(z.array(schema), []);
}

export const Id = z.int().check(z.positive());

const EXACT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment in an answer, with its offset; one that is written otherwise is rewritten, without an offset as Madrid's. */
export const Moment = z.string().check(z.refine((text) => EXACT.test(text) && isInstant(text)));
repairs.add(Moment, { repair: readInstant });

/** A day in an answer; of a moment its day in Madrid. */
export const Dia = z.string().check(z.refine(isDay, { params: { code: 'unreadable' } }));
repairs.add(Dia, {
  repair(text) {
    const instant = readInstant(text);
    return instant && getDay(instant);
  },
});

/** A clock time, `HH:mm`; seconds are dropped. */
export const Hora = z.string().check(z.refine(isHora, { params: { code: 'unreadable' } }));
repairs.add(Hora, { repair: (text) => /^(\d{2}:\d{2}):\d{2}(\.\d+)?$/.exec(text)?.[1] });

/** A text that must hold something else than white space. */
export function requiredText(max: number = TEXT_LIMITS.nom) {
  return z.string().check(z.minLength(1), z.regex(/\S/), z.maxLength(max));
}

export const Email = z.email({ pattern: EMAIL }).check(z.maxLength(TEXT_LIMITS.email));

/** Name of an entry in one of the service's lists. */
export const Named = z.object({ id: z.number(), name: z.string() });
export type Named = z.infer<typeof Named>;
