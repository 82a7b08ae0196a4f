import { expect, test } from 'vitest';
import { findNamed, findRepeated, hasLines, listLines, removeLine } from '../../../src/domain/pages/lines';

const SHEET = {
  size: 2,
  toCells: ([nom = '', lloc = '']: readonly string[]) => ({ nom, lloc }),
  isHeading: ({ nom }: { nom: string }) => nom === 'Nom',
};

test.each([
  ['a\tb', { nom: 'a', lloc: 'b' }, false],
  ['a;b', { nom: 'a', lloc: 'b' }, false],
  ['a; b;c', { nom: 'a', lloc: 'b' }, true],
  [' a  a ;b; ;', { nom: 'a a', lloc: 'b' }, false],
  ['a', { nom: 'a', lloc: '' }, false],
])('the line %j has its cells, tidy, and may have more than there are columns', (source, cells, hasMore) => {
  expect(listLines(source, SHEET)).toEqual([{ line: 1, source, cells, hasMore }]);
});

test('empty lines and headings are no lines, and are counted', () => {
  expect(listLines('Nom;Lloc\r\n;\n\na;b', SHEET).map(({ line, source }) => [line, source])).toEqual([
    [4, 'a;b'],
  ]);
  expect([hasLines('Nom\n\n', SHEET), hasLines('Nom\na', SHEET)]).toEqual([false, true]);
});

test('a text loses the first line that is equal to another, and no other', () => {
  expect(removeLine('a\r\nb\r\nb\r\nc', 'b', SHEET)).toBe('a\nb\nc');
  expect(removeLine('a\nb', 'c', SHEET)).toBe('a\nb');
  expect(removeLine('Nom;Lloc\na\n\n', 'a', SHEET)).toBe('');
});

test('lines of the same key name each other; lines without one do not', () => {
  const lines = ['a', 'b', 'a', '', ''].map((key, index) => ({ line: index + 1, key }));
  expect(lines.map(findRepeated(lines))).toEqual([[3], [], [1], [], []]);
});

const PLACES = [
  { id: 1, nom: 'Oficina Gràcia' },
  { id: 2, nom: 'Institut Mostra' },
  { id: 3, nom: 'Institut mostra' },
];

test.each([
  ['oficina gracia', 1],
  ['GRÀCIA', 1],
  ['Institut Mostra', undefined],
  ['Lluna', undefined],
  ['', undefined],
])('%j names the place %j: the only one, however it is written', (said, id) => {
  expect(findNamed(PLACES, said, ({ nom }) => [nom])?.id).toBe(id);
});
