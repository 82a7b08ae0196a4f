import { expect, test } from 'vitest';
import { findOffice, listChoosable, listChoosableAntenas } from '../../../src/domain/access/oficina';

const OFICINA = { id: 1, nom: 'Oficina U', name: 'Oficina U', antenas: [{ id: 101, nom: 'Antena A' }] };

test('an office is found by its id, or by that of its antena', () => {
  const other = { ...OFICINA, id: 2, antenas: [{ id: 201, nom: 'Antena B' }] };
  expect([1, 101, 201, 9].map((id) => findOffice([OFICINA, other], id))).toEqual([
    OFICINA,
    OFICINA,
    other,
    undefined,
  ]);
});

test('offices to choose are all, or the own one, also for a member of its antena', () => {
  const first = { id: 1, antenas: [{ id: 101 }] };
  const second = { id: 2, antenas: [] };
  const list = [first, second];
  expect(listChoosable(list, 'app', 1)).toEqual(list);
  expect(listChoosable(list, 'oficina', 2)).toEqual([second]);
  expect(listChoosable(list, 'oficina', 101)).toEqual([first]);
  expect(listChoosable(list, 'oficina', null)).toEqual([]);
  expect(listChoosable(list, null, 1)).toEqual([]);
});

test('antenes to choose are all of the office, or the own one and the present one', () => {
  const antenas = [{ id: 101 }, { id: 102 }, { id: 103 }];
  const list = (...of: [scope: 'app' | 'oficina', oficinaId: number | null, present?: number]) =>
    listChoosableAntenas(antenas, ...of).map(({ id }) => id);
  expect(list('app', null)).toEqual([101, 102, 103]);
  expect(list('app', 102)).toEqual([101, 102, 103]);
  expect(list('oficina', 1)).toEqual([101, 102, 103]);
  expect(list('oficina', 102)).toEqual([102]);
  expect(list('oficina', 102, 101)).toEqual([101, 102]);
});
