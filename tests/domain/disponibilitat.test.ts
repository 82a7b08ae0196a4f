import { expect, test } from 'vitest';
import { groupByTime, isBookable } from '../../src/domain/disponibilitat';

const START = '2026-11-20T09:30:00+01:00';
const at = (time: string) => Date.parse(`2026-11-20T${time}:00+01:00`);

test('a slot can be booked while it is free and has not begun', () => {
  const slot = { lliure: true, data_inici: START };
  expect([at('09:29'), at('09:30')].map((now) => isBookable(slot, now))).toEqual([true, false]);
  expect(isBookable({ ...slot, lliure: false }, at('09:00'))).toBe(false);
});

test('slots by their time, in its order', () => {
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
