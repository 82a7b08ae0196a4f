import { describe, expect, test } from 'vitest';
import {
  findSlotIssue,
  getMinutes,
  groupByTime,
  isBookable,
  countSlots,
  getSlotRange,
  isOffered,
  sortByNearness,
  toSlotQuery,
} from '../../../src/domain/nouns/disponibilitat';
import { slot } from '../../machines/support/samples';

const NOW = Date.parse('2026-11-20T09:00:00+01:00');
const rules = { rule: { dies_enrere: 30, dies_endavant: 3 }, today: '2026-11-20', now: NOW };
const at = (data_inici: string, lliure = true) => ({ data_inici, lliure });

describe('the issue of a slot', () => {
  test.each([
    ['free and ahead', at('2026-11-20T09:01:00+01:00'), undefined],
    ['the last day of the rule', at('2026-11-23T23:59:00+01:00'), undefined],
    [
      'a day too far',
      at('2026-11-24T00:00:00+01:00'),
      { code: 'dateRule', dies_enrere: 30, dies_endavant: 3 },
    ],
    ['begun', at('2026-11-20T09:00:00+01:00'), { code: 'slotTaken' }],
    ['taken', at('2026-11-21T09:00:00+01:00', false), { code: 'slotTaken' }],
    ['taken, beyond the rule', at('2026-12-21T09:00:00+01:00', false), { code: 'slotTaken' }],
    ['not known', undefined, undefined],
  ])('%s', (_, of, issue) => {
    expect(findSlotIssue(of, rules)).toEqual(issue);
  });
});

describe('a slot to choose', () => {
  const free = { ...slot, lliure: true, data_inici: '2026-11-20T10:00:00+01:00' };
  const of = { oficina: null, now: NOW };

  test.each([
    [free, of, true],
    [free, { ...of, oficina: 1 }, true],
    [free, { ...of, oficina: 2 }, false],
    [free, { ...of, now: NOW + 3_600_000 }, false],
    [{ ...free, lliure: false }, of, false],
  ])('%#', (one, asked, offered) => {
    expect(isOffered(one, asked)).toBe(offered);
  });
});

test('the address of a booking has the slot, its type and its Madrid day', () => {
  expect(toSlotQuery({ id: 31, tipus: 'laboral', data_inici: '2026-11-22T23:30:00Z' })).toEqual({
    data: '2026-11-23',
    tipus: 'laboral',
    disponibilitat_id: '31',
  });
});

test('two weeks are loaded at once, and free slots counted by Madrid day', () => {
  expect(getSlotRange('2026-11-20')).toEqual({ data_inici: '2026-11-20', data_fi: '2026-12-03' });
  const of = (id: number) => ({ id, nom: 'Nom', cognom: 'Prova', segon_cognom: null });
  const counts = countSlots(
    '2026-11-20',
    [
      { data_inici: '2026-11-20T10:00:00+01:00', professional: of(7) },
      // Half past midnight in Madrid is the day before in UTC.
      { data_inici: '2026-11-22T23:30:00Z', professional: of(8) },
      { data_inici: '2026-11-23T10:00:00+01:00', professional: of(7) },
      { data_inici: '2026-11-23T11:00:00+01:00', professional: null },
      { data_inici: '2026-12-04T10:00:00+01:00', professional: of(7) },
    ],
    7,
  );
  expect(counts.filter(({ count }) => count > 0)).toEqual([
    { day: '2026-11-20', count: 1, own: 1 },
    { day: '2026-11-23', count: 3, own: 1 },
  ]);
  expect([counts.length, counts.at(-1)]).toEqual([14, { day: '2026-12-03', count: 0, own: 0 }]);
});

test('the minutes of a slot, also where clocks change', () => {
  expect(getMinutes({ data_inici: '2026-10-25T02:30:00+02:00', data_fi: '2026-10-25T02:15:00+01:00' })).toBe(
    45,
  );
});

test('a slot can be booked while it is free and has not begun', () => {
  const free = { lliure: true, data_inici: '2026-11-20T09:00:00+01:00' };
  expect([NOW - 60_000, NOW].map((now) => isBookable(free, now))).toEqual([true, false]);
  expect(isBookable({ ...free, lliure: false }, NOW - 60_000)).toBe(false);
});

test('slots are grouped by time, in its order', () => {
  const slotAt = (id: number, hour: string, end = '12:00') => ({
    id,
    data_inici: `2026-11-20T${hour}:00+01:00`,
    data_fi: `2026-11-20T${end}:00+01:00`,
  });
  const groups = groupByTime([
    slotAt(1, '11:00'),
    slotAt(2, '09:00'),
    slotAt(3, '11:00'),
    slotAt(4, '11:00', '11:30'),
  ]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[2], [4], [1, 3]]);
  expect(groupByTime([])).toEqual([]);
});

test("one's own free hours come first, then those of the own office", () => {
  const of = (id: number, professional: number | null, oficina: number | null) => ({
    id,
    professional: professional === null ? null : { id: professional },
    oficina: oficina === null ? null : { id: oficina },
  });
  const slots = [of(1, 8, 2), of(2, 8, 1), of(3, null, null), of(4, 7, 2), of(5, 9, 1), of(6, 7, 1)];
  const list = (userId: number, oficinaId: number | null) =>
    sortByNearness(slots, { userId, oficinaId }).map(({ id }) => id);
  expect([list(7, 1), list(5, null)]).toEqual([
    [4, 6, 2, 5, 1, 3],
    [1, 2, 3, 4, 5, 6],
  ]);
});
