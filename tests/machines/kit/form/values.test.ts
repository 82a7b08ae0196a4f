import { expect, test } from 'vitest';
import { isSame } from '../../../../src/domain/values/same';
import { getAt, listChanged, merge } from '../../../../src/machines/kit/form/values';

const DRAFT = { nom: 'Ada', jove: { nom: 'Nil', email: '' }, ids: [1, 2], tipus: null };

test('a value at a dotted name', () => {
  expect(getAt(DRAFT, 'jove.nom')).toBe('Nil');
  expect(getAt(DRAFT, 'ids')).toEqual([1, 2]);
  expect(getAt(null, 'jove.nom')).toBeUndefined();
});

test('lists are the same by what they hold, in their order', () => {
  expect([isSame([1, 2], [1, 2]), isSame([1, 2], [2, 1]), isSame(null, ''), isSame('', '')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('the names of what differs, nested ones dotted', () => {
  expect(listChanged(DRAFT, structuredClone(DRAFT))).toEqual([]);
  expect(
    listChanged(DRAFT, { ...DRAFT, jove: { nom: 'Nil', email: 'a' }, ids: [1], tipus: 'laboral' }),
  ).toEqual(['jove.email', 'ids', 'tipus']);
  expect(listChanged(null, { nom: '' })).toEqual(['nom']);
});

test('what two people made of the same draft', () => {
  const mine = { ...DRAFT, nom: 'Aina', ids: [3] };
  const theirs = { ...DRAFT, ids: [4], jove: { ...DRAFT.jove, email: 'nil@example.org' } };
  expect(merge(DRAFT, mine, theirs)).toEqual({
    values: { nom: 'Aina', jove: { nom: 'Nil', email: 'nil@example.org' }, ids: [3], tipus: null },
    kept: ['jove.email'],
    conflicts: ['ids'],
  });
  expect(merge(DRAFT, mine, mine)).toEqual({ values: mine, kept: [], conflicts: [] });
  expect(DRAFT.jove.email).toBe('');
});
