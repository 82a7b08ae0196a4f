import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Vista } from '../../../../src/domain/pages/calendari';
import { cita, grid, items, onNavigate, onOpen, readTitles, show } from '../../support/calendarGrid';
import { click, find, focus, get, getFocused, press, setWidth } from '../../ui/render';

beforeEach(() => setWidth(90));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the keyboard in the calendar', () => {
  const getStops = () =>
    [...document.querySelectorAll<HTMLElement>('[role=region] button')].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
  /** Focused button after some keys: its name up to the first comma. */
  const go = (...keys: string[]) => {
    for (const key of keys) press(key);
    return getFocused().split(',')[0];
  };
  const enter = () => getStops().forEach(focus);

  test.each<[Vista, string]>([
    ['dia', 'L10:30Jove bPer tancar'],
    ['setmana', 'L10:30Jove bPer tancar'],
    ['mes', 'divendres 20 de novembre'],
    ['llista', 'Jove b'],
  ])('enters %s at one place, that of the day', (view, place) => {
    show(view);
    enter();
    expect([getStops().length, go()]).toEqual([1, place]);
  });

  test('moves within and between days, and returns to the last place', () => {
    show('setmana');
    enter();
    expect(go('ArrowDown')).toBe('L11:30Jove c');
    expect(go('End')).toBe('L12:30Lliure');
    expect(go('ArrowLeft')).toBe('A09:30Jove a');
    expect(getStops().map(({ textContent }) => textContent.slice(0, 12))).toEqual(['A09:30Jove a']);
    expect(go('ArrowRight')).toBe('L10:30Jove bPer tancar');
  });

  test('moves between the columns of a day', () => {
    const at = (id: string, time: string, column: string) =>
      cita(id, `2026-11-20T${time}:00+01:00`, 30, { column: { id: column, name: column } });
    show('dia', [at('a', '09:00', 'x'), at('b', '12:00', 'x'), at('c', '09:30', 'y'), at('d', '12:30', 'y')]);
    enter();
    expect(find('[role=region] p').textContent).toMatch(/^Fletxes: .* d'una columna a l'altra/);
    expect(['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'].map((key) => go(key))).toEqual([
      'L12:00Jove b',
      'L12:00Jove b',
      'L12:30Jove d',
      'L09:30Jove c',
      'L09:00Jove a',
    ]);
  });

  test('moves between the cells of a month', () => {
    show('mes');
    enter();
    expect(go('ArrowDown')).toBe('L10:30Jove b');
    expect(go('ArrowLeft')).toBe('dijous 19 de novembre');
    expect(go('ArrowUp')).toBe('dijous 12 de novembre');
  });

  test.each<[Vista, string, string]>([
    ['dia', 'PageDown', '2026-11-21'],
    ['setmana', 'PageUp', '2026-11-13'],
    ['mes', 'PageDown', '2026-12-01'],
    ['llista', 'PageDown', '2026-11-27'],
  ])('moves in %s with %s to another period', (view, key, day) => {
    show(view);
    enter();
    press(key);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(day);
  });

  test('focuses an appointment of the other period once loaded', () => {
    const draw = show('setmana');
    enter();
    press('PageDown');
    draw(grid('setmana', [], '2026-11-27'));
    expect(getFocused()).toBe(find('[role=region]').ariaLabel);
    const next = [cita('e', '2026-11-24T09:00:00+01:00', 60), cita('f', '2026-11-27T09:00:00+01:00', 60)];
    draw(grid('setmana', next, '2026-11-27'));
    expect(go()).toBe('L09:00Jove fPresencial');
    const other = cita('g', '2026-11-27T12:00:00+01:00', 60);
    draw(grid('setmana', [...next.slice(0, 1), other], '2026-11-27'));
    expect([getFocused(), getStops().length]).toEqual([find('[role=region]').ariaLabel, 1]);
    expect(go('ArrowDown')).toBe('L12:00Jove gPresencial');
  });

  test('is described once', () => {
    show('setmana');
    const id = find('[role=region]').getAttribute('aria-describedby');
    expect(document.getElementById(id ?? '')?.textContent).toBe(
      "Fletxes: d'una hora a l'altra i d'un dia a l'altre. Re Pàg i Av Pàg: canvia de setmana. M: canvia l'hora de la cita.",
    );
  });
});

describe('many appointments at one hour', () => {
  const hour = ['g', 'h', 'i'].map((id) =>
    cita(id, '2026-11-20T09:00:00+01:00', 60, { state: 'per_tancar' }),
  );
  const withHour = [...items.slice(0, 1), ...hour, ...items.slice(1)];
  const name = '3 cites, divendres 20 de novembre, de 09:00 a 10:00, 3 per tancar';
  const readRows = () =>
    [...document.querySelectorAll('[role=dialog] button')].map((row) => row.firstChild?.textContent);

  test('are one button with a list to choose from', () => {
    show('setmana', withHour);
    const pile = get('button', name);
    expect(readTitles()).toEqual(['Jove a', 'Jove b', 'Jove c', 'Lliure']);
    click(pile);
    press('ArrowUp');
    expect([readRows(), getFocused()]).toEqual([['Jove g', 'Jove h', 'Jove i'], 'Jove g, 09:00']);
    press('ArrowDown');
    click(document.activeElement as HTMLElement);
    expect(onOpen.mock.calls).toEqual([
      [null, pile],
      [hour[1], pile],
    ]);
    expect(readRows()).toEqual([]);
  });

  test('are among the stops of the arrows, and Escape closes their list', () => {
    show('setmana', withHour);
    focus(get('button', name));
    press('ArrowDown');
    expect(getFocused()).toMatch(/^L10:30Jove b/);
    press('ArrowUp');
    click(get('button', name));
    press('Escape');
    expect([readRows(), getFocused()]).toEqual([[], name]);
  });

  test('keep the focus when one of them disappears', () => {
    const fourth = cita('j', '2026-11-20T09:00:00+01:00', 60);
    const draw = show('setmana', [fourth, ...hour]);
    focus(get('button', name.replace('3 cites', '4 cites')));
    draw(grid('setmana', hour));
    expect(getFocused()).toBe(name);
  });

  test('are side by side in a day with room', () => {
    show('dia', hour);
    expect(readTitles()).toEqual(['Jove g', 'Jove h', 'Jove i']);
  });

  test('are marked while one of them is chosen', () => {
    show('setmana', hour, '2026-11-20', 'h');
    expect(get('button', name).ariaExpanded).toBe('true');
  });
});
