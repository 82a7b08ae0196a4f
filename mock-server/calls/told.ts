import * as z from 'zod/mini';

export type ZodSchema = z.ZodMiniType;

/** What zod does not know of a schema, most of all of its own checks. */
export const details = z.registry<{ description?: string; format?: string; pattern?: string }>();

/** A copy of a schema that says what it is for. */
export function told<T extends ZodSchema>(schema: T, description: string): T {
  const copy = schema.clone();
  details.add(copy, { description });
  return copy;
}
