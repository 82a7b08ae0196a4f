import * as z from 'zod/mini';
import { readTolerantly } from './tolerant';

type Schema = z.ZodMiniType;

/**
 * Body of a call from a draft without issues; an unknown option stays unchanged.
 * @throws {TypeError} if a value does not fit the schema
 */
export function parseBody<T extends Schema>(schema: T, body: unknown): z.output<T> {
  const { value, differences } = readTolerantly(schema, body);
  const [wrong] = differences.filter(({ outcome }) => outcome !== 'read');
  if (wrong) throw new TypeError(`${wrong.path} is no ${wrong.expected}`);
  return value;
}

/** Fields that are sent whenever another one is, by its name. */
type Coupled = Readonly<Record<string, readonly string[]>>;

/**
 * Body of a PATCH with the changed fields only, so that no other field is overwritten.
 * @throws {TypeError} if a changed field does not fit the schema
 */
export function parsePatch<Shape extends Readonly<Record<string, Schema>>>(
  schema: z.ZodMiniObject<Shape>,
  body: Readonly<Record<string, unknown>>,
  changed: readonly string[],
  coupled: Coupled = {},
): Partial<z.output<z.ZodMiniObject<Shape>>> {
  const sent = new Set(changed.flatMap((name) => [name, ...(coupled[name] ?? [])]));
  const shape = Object.fromEntries(Object.entries<Schema>(schema.shape).filter(([name]) => sent.has(name)));
  return parseBody(z.object(shape), body) as Partial<z.output<z.ZodMiniObject<Shape>>>;
}
