import { describe, expect, test } from 'vitest';
import { fitPattern, listPatterns, type ConsultaPattern } from '../../../src/domain/pages/consultaPattern';
import { consulta } from '../../machines/support/samples';

const pattern: ConsultaPattern = {
  canal: 'telefon',
  perfil: 'Jove',
  ambit: 2,
  tematica_id: [21, 22],
  subtematica_id: [211, 221],
  serveis_tramits: ['carnet'],
  derivacio: [],
};

describe('patterns of previous consultes', () => {
  const { id: _, ...rest } = consulta;
  const noted = (id: number, changes: object) => ({ ...rest, id, ...changes });

  test('are the latest five distinct ones, by subject and channel', () => {
    const ambits = [1, 1, 2, 3, 4, 5, 6].map((ambit, index) =>
      noted(index, { ambit, edat: index % 2 === 0 ? '16-19' : '20-24', observacions: `Nota ${index}` }),
    );
    const found = listPatterns(ambits);
    expect(found.map(({ ambit }) => ambit)).toEqual([1, 2, 3, 4, 5]);
    expect(Object.keys(found[0] ?? {}).toSorted()).toEqual(Object.keys(pattern).toSorted());
  });

  test('leave out consultes without an àmbit', () => {
    expect(listPatterns([noted(1, { ambit: null })])).toEqual([]);
  });
});

describe('a pattern fitted to the present lists', () => {
  const theme = (id: number, subthemes: number[], ambit_id: number | null = 2) => ({
    id,
    name: `Tema ${id}`,
    tipus: null,
    ambit_id,
    subtematica: subthemes.map((sub) => ({ id: sub, name: `Sub ${sub}` })),
  });
  const ambits = [{ id: 1 }, { id: 2 }];
  const all = [theme(21, [211]), theme(22, [221])];
  const themes = (gone: number[]) => gone.map((id) => ({ field: 'tematica_id', id }));

  test.each([
    ['all is there', ambits, all, {}, []],
    [
      'a theme is gone, and its subtheme with it',
      ambits,
      [theme(21, [211])],
      { tematica_id: [21], subtematica_id: [211] },
      [...themes([22]), { field: 'subtematica_id', id: 221 }],
    ],
    [
      'a theme is of another àmbit now',
      ambits,
      [theme(21, [211]), theme(22, [221], 1)],
      { tematica_id: [21], subtematica_id: [211] },
      [...themes([22]), { field: 'subtematica_id', id: 221 }],
    ],
    [
      'a subtheme is gone',
      ambits,
      [theme(21, []), theme(22, [221])],
      { subtematica_id: [221] },
      [{ field: 'subtematica_id', id: 211 }],
    ],
    [
      'the àmbit is gone, and its themes with it',
      [{ id: 1 }],
      all,
      { ambit: null, tematica_id: [], subtematica_id: [] },
      [
        { field: 'ambit', id: 2 },
        ...themes([21, 22]),
        { field: 'subtematica_id', id: 211 },
        { field: 'subtematica_id', id: 221 },
      ],
    ],
  ])('%s', (_, known, tematiques, changes, gone) => {
    expect(fitPattern(pattern, { ambits: known, tematiques })).toEqual({
      values: { ...pattern, ...changes },
      gone,
    });
  });

  test('leaves out entries that could not be read, and lists them', () => {
    const unread = 'unread 7' as const;
    const known = [{ id: 2 }];
    const { values, gone } = fitPattern(
      { ...pattern, derivacio: ['soc', unread] },
      { ambits: known, tematiques: [] },
    );
    expect([values.derivacio, gone.at(-1)]).toEqual([['soc'], { field: 'derivacio', id: unread }]);
  });
});
