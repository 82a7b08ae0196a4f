import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays, addMinutes, toInstant } from '../../../../src/domain/values/madrid';
import { cita, show } from '../../support/calendarGrid';
import { click, get, setWidth } from '../../ui/render';

beforeEach(() => setWidth(90));
afterEach(() => {
  vi.unstubAllGlobals();
});

const DAYS = 35;
const HOURS = 10;
const ADVISERS = 6;

/** Five weeks of dozens of advisers: appointments, and twice as many free hours. */
const items = Array.from({ length: DAYS }, (_, day) =>
  Array.from({ length: HOURS * 4 }, (__, quarter) => {
    const start = addMinutes(toInstant(addDays('2026-11-02', day), '09:00'), quarter * 15);
    return Array.from({ length: ADVISERS }, (___, adviser) =>
      cita(`${day} ${quarter} ${adviser}`, start, 30 + 15 * (adviser % 3), {
        kind: adviser % 3 === 0 ? 'cita' : 'slot',
      }),
    );
  }),
).flat(2);
const ofDays = (first: number, count: number) =>
  items.slice(first * HOURS * 4 * ADVISERS, (first + count) * HOURS * 4 * ADVISERS);

const countButtons = () => document.querySelectorAll('[role=region] button').length;
const countAll = () => document.querySelectorAll('[role=region] *').length;

test.each([
  ['setmana', ofDays(14, 5), 5 * HOURS * 2],
  ['dia', ofDays(18, 1), HOURS * 9],
  // A day's number, three items and the count of others.
  ['mes', items, DAYS * 5 + 7],
  // Fifty lines a day, and a button for more.
  ['llista', ofDays(14, 5), 5 * 51],
] as const)('the view %s of a big service renders only what has room', (view, shown, most) => {
  show(view, shown);
  expect(shown.length).toBeGreaterThan(most * 2);
  expect(countButtons()).toBeLessThanOrEqual(most);
  expect(countAll()).toBeLessThan(most * 15);
});

test('a list shows more of a day on demand, and focuses them', () => {
  const day = ofDays(18, 1).slice(0, 60);
  show('llista', day, '2026-11-20');
  click(get('button', '10 més: divendres 20 de novembre'));
  expect([countButtons(), document.querySelectorAll('.agenda-name')[50]]).toEqual([
    60,
    document.activeElement,
  ]);
});

test('a list of one hour shows more on demand', () => {
  const hour = Array.from({ length: 60 }, (_, index) => cita(String(index), '2026-11-20T09:00:00+01:00', 60));
  show('setmana', hour);
  click(get('button', '60 cites, divendres 20 de novembre, de 09:00 a 10:00'));
  const countLines = () => document.querySelectorAll('[role=dialog] li').length;
  expect(countLines()).toBe(50);
  click(get('button', '10 més: divendres 20 de novembre'));
  expect(countLines()).toBe(60);
});
