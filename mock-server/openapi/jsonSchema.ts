import * as z from 'zod/mini';
import { Dia, Hora, Moment } from '../../src/domain/values/fields';
import { HORA } from '../../src/domain/values/hora';
import { details, type ZodSchema } from '../calls/described';

export const SCHEMAS = '#/components/schemas/';

/** The part of JSON Schema that the description uses. */
export type Schema = {
  $ref?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: readonly (string | number)[];
  const?: string | number | boolean;
  default?: unknown;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  items?: Schema;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | boolean;
  required?: readonly string[];
};

details.add(Moment, { format: 'date-time' });
details.add(Dia, { format: 'date' });
details.add(Hora, { pattern: HORA.source });

/** Whether a schema has a custom check, optionally with an issue code. */
function hasOwnCheck(schema: z.core.$ZodType, code?: string): boolean {
  return (schema._zod.def.checks ?? []).some((check) => {
    const def: { check: string; params?: { code?: unknown } } = check._zod.def;
    return def.check === 'custom' && (code === undefined || def.params?.code === code);
  });
}

type Io = 'input' | 'output';

function isObject(schema: z.core.$ZodType): schema is z.core.$ZodObject {
  return schema._zod.def.type === 'object';
}

function listRequired({ shape }: z.core.$ZodObjectDef): string[] {
  return Object.keys(shape).filter((name) => {
    const field = shape[name];
    return field && !z.safeParse(field, undefined).success;
  });
}

/** Corrects zod's JSON Schema: adds required fields, removes zod's own limits. */
function adjust(schema: z.core.$ZodType, json: Schema, io: Io): void {
  // `orNull` reads a missing value as null, but the service always has one.
  if (schema._zod.def.type === 'nullable' && hasOwnCheck(schema)) {
    Object.assign(json, json.anyOf?.[0]);
    delete json.anyOf;
  }
  if (hasOwnCheck(schema, 'telefon')) json.description = 'De 9 a 15 xifres.';
  if (json.additionalProperties === false) delete json.additionalProperties;
  // The stand-in of an absent group is not always a valid value of it.
  if (io === 'output' || schema._zod.def.type === 'prefault') delete json.default;
  if (io === 'input' && isObject(schema)) json.required = listRequired(schema._zod.def);
  if (json.required?.length === 0) delete json.required;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.format === 'date-time') delete json.pattern;
}

/** JSON Schemas by name, of bodies (input) or answers (output), with references to each other. */
export function toJsonSchemas(schemas: Readonly<Record<string, ZodSchema>>, io: Io): Record<string, Schema> {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) names.add(schema, { id });
  const made = z.toJSONSchema(names, {
    io,
    metadata: details,
    uri: (id) => SCHEMAS + id,
    override: ({ zodSchema, jsonSchema }) => adjust(zodSchema, jsonSchema as Schema, io),
  });
  return Object.fromEntries(
    Object.entries(made.schemas).map(([name, { $id: _, $schema: __, ...schema }]) => [
      name,
      schema as Schema,
    ]),
  );
}
