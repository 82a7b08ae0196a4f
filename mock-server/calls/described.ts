import * as z from 'zod/mini';

export type ZodSchema = z.ZodMiniType;
export type Schemas = Readonly<Record<string, ZodSchema>>;

/** Facts of a schema that zod does not know, foremost of its own checks. */
export const details = z.registry<{ description?: string; format?: string; pattern?: string }>();

/** Copy of a schema with a description. */
export function described<T extends ZodSchema>(schema: T, description: string): T {
  const copy = schema.clone();
  details.add(copy, { description });
  return copy;
}
