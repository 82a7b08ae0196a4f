import * as z from 'zod/mini';
import { readTolerantly } from './tolerant';

type Schema = z.ZodMiniType;

/**
 * Body of a call, made from a draft without issues. An unknown option goes as it came.
 * @throws {TypeError} where a value does not fit the schema of the call.
 */
export function parseBody<T extends Schema>(schema: T, body: unknown): z.output<T> {
  const { value, differences } = readTolerantly(schema, body);
  const [wrong] = differences.filter(({ outcome }) => outcome !== 'read');
  if (wrong) throw new TypeError(`${wrong.path} is no ${wrong.expected}`);
  return value;
}

/**
 * Body of a PATCH: the fields named in `changed` alone, so that no other field is written back.
 * @throws {TypeError} where a changed field does not fit the schema of the call.
 */
export function parsePatch<Shape extends Readonly<Record<string, Schema>>>(
  schema: z.ZodMiniObject<Shape>,
  body: Readonly<Record<string, unknown>>,
  changed: readonly string[],
): Partial<z.output<z.ZodMiniObject<Shape>>> {
  const shape = Object.fromEntries(
    Object.entries<Schema>(schema.shape).filter(([name]) => changed.includes(name)),
  );
  return parseBody(z.object(shape), body) as Partial<z.output<z.ZodMiniObject<Shape>>>;
}
