import { describe, expect, test } from 'vitest';
import {
  choosesRows,
  countSides,
  findOwnAntena,
  mayHaveAntena,
  readQuerySide,
  readSide,
  selectSide,
  toSideQuery,
} from '../../../src/domain/pages/antena';
import { fromSearch } from '../../../src/domain/values/query';

const INSTITUT = { id: 36, nom: 'Antena Zqinstitut' };
const GRACIA = { id: 1, nom: 'Oficina Zqgràcia', antenas: [INSTITUT, { id: 37, nom: 'Antena Zqescola' }] };
const SANTS = { id: 2, nom: 'Oficina Zqsants', antenas: [] };
const OWN = { id: 36, nom: 'Antena Zqinstitut', oficinaId: 1 };

describe('the switch between antena and office', () => {
  const [ofOffice, ofAll] = [['read_cita_oficina'], ['read_cita_app']];
  test.each([
    ['of an antena', ofOffice, { ...INSTITUT, antenas: [] }, true, OWN],
    ['of an office without antenes, as the offices tell', ofOffice, SANTS, true, null],
    ['of an office with antenes', ofOffice, GRACIA, false, null],
    ['of the central level', ofOffice, null, false, null],
    ['of an antena, who reach all offices', ofAll, { ...INSTITUT, antenas: [] }, false, OWN],
    ['of an antena, who read no appointments', [], { ...INSTITUT, antenas: [] }, false, OWN],
    ['of an antena that no office names', ofOffice, { id: 99, nom: 'Zqx', antenas: [] }, true, null],
  ])('staff %s', (_, permissions, place, mayHave, own) => {
    const viewer = { permissions, oficinaId: place?.id ?? null };
    expect([mayHaveAntena(viewer, 'cita', place), findOwnAntena(viewer, [SANTS, GRACIA])]).toEqual([
      mayHave,
      own,
    ]);
  });

  test.each([
    [null, 'antena'],
    ['antena', 'antena'],
    ['oficina', 'oficina'],
    ['zzz', 'antena'],
  ])('stored as %s it shows the %s', (stored, side) => {
    expect(readSide(stored)).toBe(side);
  });
});

describe('the records of a side', () => {
  const rows = [
    { id: 1, antena: INSTITUT },
    { id: 2, antena: { id: 37 } },
    { id: 3, antena: null },
    // A blocked one has no place.
    { id: 4 },
  ];
  test.each([
    ['an antena', OWN, 'antena', null, [1]],
    ['an antena, and one named by the address', OWN, 'antena', 3, [1, 3]],
    ['the office', OWN, 'oficina', null, [1, 2, 3, 4]],
    ['staff without an antena', null, 'antena', null, [1, 2, 3, 4]],
  ] as const)('%s', (_, own, side, named, ids) => {
    expect(selectSide(rows, own, side, named).map(({ id }) => id)).toEqual(ids);
  });

  test('are counted for both', () => {
    expect(countSides(rows, OWN)).toEqual({ antena: 1, oficina: 4 });
  });
});

describe('an address of consultes', () => {
  test.each([
    ['nothing', '', 'oficina', false],
    ['the own antena', 'antena_id=36', 'antena', true],
    ['the own antena and the office', 'antena_id=36&oficina_id=1', 'antena', true],
    ['the office', 'oficina_id=1', 'oficina', true],
    ['another antena', 'antena_id=37', null, true],
    ['another office', 'oficina_id=2', null, true],
    ['another filter', 'canal=telefon', 'oficina', true],
    ['days', 'data_inici=2026-11-20', 'oficina', true],
    ['an order and a page', 'sort=canal&page=2&per_page=30', 'oficina', false],
    ['empty values', 'antena_id=&canal=', 'oficina', false],
  ])('with %s', (_, search, side, chooses) => {
    const query = fromSearch(search);
    expect([readQuerySide(query, OWN), choosesRows(query)]).toEqual([side, chooses]);
  });

  test('names each side, so that a link has one meaning', () => {
    expect([toSideQuery('antena', OWN), toSideQuery('oficina', OWN)]).toEqual([
      { antena_id: '36', oficina_id: '' },
      { antena_id: '', oficina_id: '1' },
    ]);
  });
});
