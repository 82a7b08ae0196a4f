import * as z from 'zod/mini';

type Optional<S extends z.ZodMiniObject> = {
  [
    Field in keyof z.output<S> as undefined extends z.input<S>[Field & keyof z.input<S>] ? Field : never
  ]: z.output<S>[Field];
};

/** What a schema fills in where a body says nothing, for a row to spread: fields that its generator does not invent. */
export function getDefaults<S extends z.ZodMiniObject>(schema: S): Optional<S> {
  const fields = Object.entries(schema.shape).map(([field, type]) => [
    field,
    z.safeParse(type, undefined).data,
  ]);
  return Object.fromEntries(fields) as Optional<S>;
}
