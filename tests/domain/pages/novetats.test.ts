import { expect, test } from 'vitest';
import { NEWEST, readSeen } from '../../../src/domain/pages/novetats';

test.each([
  [null, NEWEST],
  ['', NEWEST],
  ['text', NEWEST],
  ['3', 3],
  ['999', 999],
])('a browser that keeps %j has seen news up to %i', (stored, seen) => {
  expect(readSeen(stored)).toBe(seen);
});
