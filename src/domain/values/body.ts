import type * as z from 'zod/mini';
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
