import * as z from 'zod/mini';
import { Missatge, type ApiTag } from '../calls/call';
import type { ZodSchema } from '../calls/described';
import { SCHEMAS, toJsonSchemas, type Schema } from './jsonSchema';

const Incorrecte = z.extend(Missatge, { errors: z.record(z.string(), z.array(z.string())) });

type Schemas = Record<string, Schema>;

function mapSchemas(schemas: Readonly<Schemas>, map: (schema: Schema, name: string) => Schema): Schemas {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, map(schema, name)]));
}

/** Schema of a partial body: no required fields but `id`, no defaults. */
function toChanges(schema: Schema): Schema {
  const { required, default: _, properties, anyOf, ...others } = schema;
  const kept = required?.filter((name) => name === 'id') ?? [];
  return {
    ...others,
    ...(kept.length > 0 && { required: kept }),
    ...(anyOf && { anyOf: anyOf.map(toChanges) }),
    ...(properties && { properties: mapSchemas(properties, toChanges) }),
  };
}

function collect<T>(tags: readonly ApiTag[], pick: (tag: ApiTag) => Readonly<Record<string, T>>) {
  return Object.fromEntries(tags.flatMap((tag) => Object.entries(pick(tag))));
}

function toBodies(tags: readonly ApiTag[]): Schemas {
  const rules = collect(tags, (tag) => tag.rules);
  const all = {
    ...toJsonSchemas(
      collect(tags, ({ bodies }) => bodies),
      'input',
    ),
    ...mapSchemas(
      toJsonSchemas(
        collect(tags, ({ changes }) => changes),
        'input',
      ),
      toChanges,
    ),
  };
  return mapSchemas(all, (schema, name) => {
    const description = rules[name];
    return description === undefined ? schema : { description, ...schema };
  });
}

export function refTo(name: string): Schema {
  return { $ref: `${SCHEMAS}${name}` };
}

/** Named schemas of records and bodies, and answers by their keys, with references to them. */
export function describeSchemas(
  tags: readonly ApiTag[],
  answers: Readonly<Record<string, ZodSchema>>,
): { schemas: Schemas; answers: Schemas } {
  const records = { ...collect(tags, (tag) => tag.records), Missatge, Incorrecte };
  // Wrapped, an answer that is a record itself becomes a reference too.
  const held = Object.entries(answers).map(([key, answer]) => [key, z.object({ answer })]);
  const made = toJsonSchemas({ ...records, ...Object.fromEntries(held) }, 'output');
  const pick = (names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, made[name] ?? {}]));
  return {
    schemas: { ...pick(records), ...toBodies(tags) },
    answers: mapSchemas(pick(answers), ({ properties }) => properties?.['answer'] ?? {}),
  };
}
