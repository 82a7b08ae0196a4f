import { expect, test } from 'vitest';
import { groupSubtematiques, keepSubtematiques, type Tematica } from '../../../src/domain/nouns/tematica';

const RECERCA: Tematica = {
  id: 1,
  name: 'Recerca',
  tipus: 'habitatge',
  ambit_id: 12,
  subtematica: [
    { id: 11, name: 'Portals' },
    { id: 12, name: 'Habitació' },
  ],
};
const CONTRACTE: Tematica = {
  id: 2,
  name: 'Contracte',
  tipus: 'habitatge',
  ambit_id: 12,
  subtematica: [{ id: 21, name: 'Fiança' }],
};
const AJUTS: Tematica = { id: 3, name: 'Ajuts', tipus: null, ambit_id: 12, subtematica: [] };
const ALL = [RECERCA, CONTRACTE, AJUTS];

test('subthemes are grouped by chosen theme, in the order of the list', () => {
  expect(groupSubtematiques(ALL, [3, 2, 1])).toEqual([
    { id: 1, name: 'Recerca', options: RECERCA.subtematica },
    { id: 2, name: 'Contracte', options: CONTRACTE.subtematica },
  ]);
  expect(groupSubtematiques(ALL, [3])).toEqual([]);
  expect(groupSubtematiques(ALL, [])).toEqual([]);
  expect(groupSubtematiques(ALL, [99])).toEqual([]);
});

test('a subtheme is removed with its theme', () => {
  expect(keepSubtematiques(ALL, [1, 2], [21, 11])).toEqual([21, 11]);
  expect(keepSubtematiques(ALL, [1], [21, 11])).toEqual([11]);
  expect(keepSubtematiques(ALL, [], [21, 11])).toEqual([]);
  expect(keepSubtematiques(ALL, [1], [21, 99, 'unread "x"'])).toEqual([99, 'unread "x"']);
});
