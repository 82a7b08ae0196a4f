import { describe, expect, test } from 'vitest';
import { addSums, addUpGroups, isSaid, NO_ROWS, tallyRows } from '../../../src/domain/pages/tally';

const DAY = '2026-11-20';
const sum = (records: number, persons = 0, unsaid = 0) => ({ records, persons, unsaid });

describe('the tally of records', () => {
  test('counts each value once per record, the records without any, and the persons', () => {
    const rows = [[1, 2], [2, 2], [], [null], [null, 1]].map((ids, index) => ({
      ids,
      one: ids[0],
      persons: index === 1 ? null : index + 1,
    }));
    const facts = {
      getPersons: ({ persons }: (typeof rows)[number]) => persons,
      groupings: {
        tematica: ({ ids }: (typeof rows)[number]) => ids,
        ambit: ({ one }: (typeof rows)[number]) => [one],
      },
    };
    expect(tallyRows(rows, facts, DAY)).toEqual({
      records: 5,
      per: {
        all: { '': sum(5, 13, 1) },
        tematica: { 1: sum(2, 6), 2: sum(2, 1, 1), '': sum(2, 7) },
        ambit: { 1: sum(1, 1), 2: sum(1, 0, 1), '': sum(3, 12) },
      },
    });
  });

  test('knows the day, for records that are to come', () => {
    const facts = { getPersons: (_: string, today: string) => (today === DAY ? 3 : null), groupings: {} };
    expect(tallyRows(['a'], facts, DAY).per.all).toEqual({ '': sum(1, 3) });
  });

  test('adds up a grouping of several pages', () => {
    const one = { records: 2, per: { tematica: { 1: sum(1, 1), 2: sum(1, 0, 1) } } };
    const other = { records: 1, per: { tematica: { 2: sum(1, 4) }, ambit: { 3: sum(1, 4) } } };
    expect(addUpGroups([one, other], 'tematica')).toEqual({ 1: sum(1, 1), 2: sum(2, 4, 1) });
    expect(addUpGroups([one], 'ambit')).toEqual({});
  });
});

test('persons are said where at least one record tells them, or there is none', () => {
  expect(addSums([sum(1, 2), sum(3, 0, 3)])).toEqual(sum(4, 2, 3));
  expect([NO_ROWS, sum(2, 0, 2), sum(2, 1, 1), sum(2)].map(isSaid)).toEqual([true, false, true, true]);
});
