import * as z from 'zod/mini';
import { EMAIL } from './email';
import { isHora } from './hora';
import { getDay, getTime, isDay, isInstant, readInstant } from './madrid';
import { TEXT_LIMITS } from './options';

// The content security policy reports zod's probe for eval; schemas are only a little slower without.
z.config({ jitless: true });

/** Correction of a text that its schema refuses; undefined without one. */
export const repairs = z.registry<{ repair: (text: string) => string | undefined }>();

/** An optional value: absent is read as null. */
export function optional<T extends z.ZodMiniType>(schema: T) {
  return z._default(z.nullable(schema), null);
}

/** Value that the service always sends; null if it is absent or unreadable. */
export function orNull<T extends z.ZodMiniType>(schema: T) {
  return z.nullable(schema).check(z.refine((value) => value !== null));
}

/** A nested record; absent or partly readable, its fields are blank. */
export function orBlank<Shape extends Record<string, z.ZodMiniType>>(shape: Shape) {
  const part = z.object(shape);
  return z.prefault(part, {} as z.input<typeof part>);
}

export function listOf<T extends z.ZodMiniType>(schema: T) {
  return z._default(z.array(schema), []);
}

/** Id in an answer; of any form, as `readId` has it. */
export const RecordId = z.number();

export const Id = z.int().check(z.positive());

const EXACT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Instant with an offset; other notations are rewritten, as Madrid time without an offset. */
export const Moment = z.string().check(z.refine((text) => EXACT.test(text) && isInstant(text)));
repairs.add(Moment, { repair: readInstant });

/** Day, `YYYY-MM-DD`; of an instant its Madrid day. */
export const Dia = z.string().check(z.refine(isDay, { params: { code: 'unreadable' } }));
repairs.add(Dia, {
  repair(text) {
    const instant = readInstant(text);
    return instant && getDay(instant);
  },
});

/** Time, `HH:mm`; of other notations and of instants too. */
export const Hora = z.string().check(z.refine(isHora, { params: { code: 'unreadable' } }));
repairs.add(Hora, {
  repair(text) {
    const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text.trim()) ?? [];
    if (hours === undefined) return readTime(text);
    const time = `${hours.padStart(2, '0')}:${minutes}`;
    return isHora(time) ? time : undefined;
  },
});

/** Madrid time of an instant, but not of a day alone. */
function readTime(text: string): string | undefined {
  const instant = isDay(text.trim()) ? undefined : readInstant(text);
  return instant && getTime(instant);
}

/** A text with something other than white space. */
export function requiredText(max: number = TEXT_LIMITS.nom) {
  return z.string().check(z.minLength(1), z.regex(/\S/), z.maxLength(max));
}

export const Email = z.email({ pattern: EMAIL }).check(z.maxLength(TEXT_LIMITS.email));

export const Named = z.object({ id: RecordId, name: z.string() });
export type Named = z.infer<typeof Named>;
