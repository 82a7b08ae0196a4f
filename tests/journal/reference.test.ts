import { expect, test } from 'vitest';
import { createId } from '../../src/journal/id';
import type { Journal } from '../../src/journal/record';
import { findReference, readReference } from '../../src/journal/reference';

const journal: Journal = {
  id: 'K3F9',
  first: 40,
  checkpoints: [],
  entries: ['open', 'close', 'open', 'close'].map((type) => ({ stream: 'root', event: { type } })),
};

test('a journal has a name that can be read out, another each time', () => {
  const ids = Array.from({ length: 200 }, createId);
  expect(ids.filter((id) => !/^[2-9B-DF-HJ-NP-TV-Z]{4}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBeGreaterThan(190);
});

test('the newest entry of a kind is found', () => {
  expect(findReference(journal, ({ event }) => event.type === 'open')).toBe('K3F9-42');
  expect(findReference(journal, () => true)).toBe('K3F9-43');
  expect(findReference(journal, () => false)).toBeUndefined();
});

test.each([
  ['K3F9-41', 41],
  [' k3f9 41 ', 41],
  ['41', 41],
  ['K3F8-41', null],
  ['K3F9', null],
  ['K3F9-', null],
  ['', null],
])('the reference %j is that of the entry %j', (text, number) => {
  expect(readReference(journal, text)).toBe(number);
});
