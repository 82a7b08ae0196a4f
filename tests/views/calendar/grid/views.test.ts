import { move, type NavigateAction } from 'react-big-calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../../src/domain/values/madrid';
import { toNoon } from '../../../../src/text/ui/dates';
import { DayView, ListView, MonthView, WeekView } from '../../../../src/views/calendar/grid/views';
import { fromLocalDate } from '../../../../src/views/ui/typedDay';

const VIEWS = { dia: DayView, setmana: WeekView, mes: MonthView, llista: ListView };

/** Days on which clocks change in Auckland, New York and Madrid, and days beside them. */
const CHANGES = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-27', '2026-10-25', '2026-11-01'];

describe.each(['Pacific/Auckland', 'America/New_York', 'Europe/Madrid'])('in a browser in %s', (zone) => {
  const original = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    process.env.TZ = original;
  });

  const go = (view: keyof typeof VIEWS, day: string, action: NavigateAction) => {
    const date = toNoon(day);
    return fromLocalDate(move(VIEWS[view], { date, action, today: date }));
  };

  test('the time zone is really set', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  test('a day survives the conversion for the library', () => {
    const days = Array.from({ length: 800 }, (_, index) => addDays('2026-01-01', index));
    const turned = ['0026-11-20', ...days].map((day) => [day, fromLocalDate(toNoon(day))]);
    expect(turned.filter(([day, again]) => day !== again)).toEqual([]);
  });

  test.each(CHANGES)('the arrows lead from %s to the adjacent days', (day) => {
    const [back, on] = [addDays(day, -1), addDays(day, 1)];
    expect([go('dia', day, 'PREV'), go('dia', day, 'NEXT')]).toEqual([back, on]);
    expect([go('dia', back, 'NEXT'), go('dia', on, 'PREV')]).toEqual([day, day]);
    expect([go('setmana', day, 'PREV'), go('llista', day, 'NEXT')]).toEqual([
      addDays(day, -7),
      addDays(day, 7),
    ]);
    expect(go('mes', day, 'NEXT')).toBe(`2026-${String(Number(day.slice(5, 7)) + 1).padStart(2, '0')}-01`);
  });

  test.each([
    ['setmana', '2026-03-29', 7, '2026-03-23', '2026-03-29'],
    ['llista', '2026-10-25', 5, '2026-10-19', '2026-10-23'],
    ['mes', '2026-04-05', 35, '2026-03-30', '2026-05-03'],
    ['dia', '2026-11-01', 1, '2026-11-01', '2026-11-01'],
  ] as const)('the view %s of %s with %s days ranges from %s to %s', (view, day, length, first, last) => {
    const days = VIEWS[view].range(toNoon(day), { length }).map(fromLocalDate);
    expect([days.length, days[0], days.at(-1)]).toEqual([length, first, last]);
  });
});
