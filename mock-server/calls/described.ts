import * as z from 'zod/mini';

export type ZodSchema = z.ZodMiniType;
export type Schemas = Readonly<Record<string, ZodSchema>>;

/** Facts about schemas that zod cannot derive, mostly of custom checks. */
export const details = z.registry<{ description?: string; format?: string; pattern?: string }>();

export function described<T extends ZodSchema>(schema: T, description: string): T {
  const copy = schema.clone();
  details.add(copy, { description });
  return copy;
}
