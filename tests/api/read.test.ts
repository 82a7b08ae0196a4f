import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { as, asCsv, asData } from '../../src/api/read';

const Row = z.object({ id: z.number() });

describe('reading an answer', () => {
  test('takes what the schema takes, and drops what it does not know', () => {
    expect(as(Row)({ id: 1, altres: true })).toEqual({ id: 1 });
    expect(asData(z.array(Row))({ data: [{ id: 1 }], meta: {} })).toEqual([{ id: 1 }]);
  });

  test.each([undefined, null, 'text', {}, { data: null }, { data: { id: '1' } }])('refuses %j', (answer) => {
    expect(() => asData(Row)(answer)).toThrow(z.core.$ZodError);
  });

  test('takes an export wrapped in content, or plain (spec §7)', () => {
    expect(asCsv({ content: 'a;b' })).toBe('a;b');
    expect(asCsv('a;b')).toBe('a;b');
    expect(() => asCsv({ data: 'a;b' })).toThrow(z.core.$ZodError);
    expect(() => asCsv(undefined)).toThrow(z.core.$ZodError);
  });
});
