import { describe, expect, test } from 'vitest';
import { addUp, tallyRows } from '../../../src/domain/pages/tally';

describe('the tally of records', () => {
  test('counts each id once per record, and the records without any', () => {
    const rows = [[1, 2], [2, 2], [], [null]].map((ids) => ({ ids, one: ids[0] }));
    expect(tallyRows(rows, { tematica: ({ ids }) => ids, ambit: ({ one }) => [one] })).toEqual({
      records: 4,
      per: { tematica: { 1: 1, 2: 2, '': 2 }, ambit: { 1: 1, 2: 1, '': 2 } },
    });
  });

  test('adds up several pages', () => {
    const one = { records: 2, per: { tematica: { 1: 1, 2: 1 } } };
    const other = { records: 1, per: { tematica: { 2: 1 }, ambit: { 3: 1 } } };
    expect(addUp([one, other])).toEqual({ records: 3, per: { tematica: { 1: 1, 2: 2 }, ambit: { 3: 1 } } });
    expect(addUp([])).toEqual({ records: 0, per: {} });
  });
});
