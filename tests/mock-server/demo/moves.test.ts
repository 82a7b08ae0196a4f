import { expect, test } from 'vitest';
import { addMove, type Move } from '../../../mock-server/demo/moves';

const type = (value: string, after = 90, left: string[] = []): Move => ({
  after,
  to: 'consultaCreate',
  set: { nom: value },
  left,
});
const search = (q: string, after = 90): Move => ({
  after,
  to: 'consultes',
  event: { type: 'list.search', q },
});
const addAll = (...moves: Move[]): Move[] => moves.reduce<Move[]>(addMove, []);

test('the letters of a word become one move, at the time of the first', () => {
  expect(addAll(type('L', 700), type('La'), type('Lai', 1_500))).toEqual([type('Lai', 700)]);
  expect(addAll(search('a', 700), search('ab'))).toEqual([search('ab', 700)]);
});

test('fields that change together become one move', () => {
  const settled: Move = { after: 0, to: 'consultaCreate', set: { ambit: null }, left: [] };
  expect(addAll(type('L', 700), settled)).toEqual([{ ...type('L', 700), set: { nom: 'L', ambit: null } }]);
});

test('a pause, a left field or another event starts a new move', () => {
  for (const [one, other] of [
    [type('L'), type('La', 1_501)],
    [type('L', 90, ['nom']), type('La')],
    [type('L'), { ...type('La'), to: 'consultaEdit' }],
    [type('L'), { ...type('x'), set: { cognoms: 'x' } }],
    [type('L'), search('a')],
    [search('a'), { ...search('a'), event: { type: 'list.refresh' } }],
    [
      { ...search('a'), event: { type: 'deletion.open' } },
      { ...search('a'), event: { type: 'deletion.open' } },
    ],
  ] as const) {
    expect(addAll(one, other)).toEqual([one, other]);
  }
});
