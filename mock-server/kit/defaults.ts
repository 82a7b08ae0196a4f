import * as z from 'zod/mini';

type Optional<S extends z.ZodMiniObject> = {
  [
    Field in keyof z.output<S> as undefined extends z.input<S>[Field & keyof z.input<S>] ? Field : never
  ]: z.output<S>[Field];
};

/** A schema's values for absent fields, to be spread into rows: a generator invents only the others. */
export function getDefaults<S extends z.ZodMiniObject>(schema: S): Optional<S> {
  const fields = Object.entries(schema.shape).map(([field, type]) => [
    field,
    z.safeParse(type, undefined).data,
  ]);
  return Object.fromEntries(fields) as Optional<S>;
}
