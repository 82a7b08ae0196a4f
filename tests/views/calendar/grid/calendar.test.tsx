import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Peek } from '../../../../src/views/shared/Peek';
import { RowMenu } from '../../../../src/views/ui/RowMenu';
import { cita, items, onNavigate, onOpen, readTitles, show } from '../../support/calendarGrid';
import { click, find, focus, get, getFocused, press, render, setWidth } from '../../ui/render';

beforeEach(() => setWidth(90));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('a week', () => {
  test('has its days from Monday, each a group with its appointments', () => {
    show('setmana');
    const days = [...document.querySelectorAll('.time-column')].map((day) => [
      day.ariaLabel,
      [...day.querySelectorAll('.calendar-event-name')].map((name) => name.textContent),
    ]);
    expect(days).toEqual([
      ['dilluns 16 de novembre', ['Jove a']],
      ['dimarts 17 de novembre', []],
      ['dimecres 18 de novembre', []],
      ['dijous 19 de novembre', []],
      ['divendres 20 de novembre', ['Jove b', 'Jove c', 'Lliure']],
    ]);
  });

  test('places appointments and the current time by the Madrid clock', () => {
    show('setmana');
    const tops = [...document.querySelectorAll<HTMLElement>('.calendar-event')].map(({ style }) => style.top);
    expect(tops).toEqual(['5%', '15%', '25%', '35%']);
    expect(Number.parseFloat(find('.time-now').style.top)).toBeCloseTo(23.33);
  });

  test.each(['2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01'])(
    'also on %s, when clocks change here or there',
    (day) => {
      const offset = day === '2026-03-29' ? '+02:00' : '+01:00';
      show('dia', [cita('x', `${day}T09:30:00${offset}`, 60)], day);
      const { top, height } = find('.calendar-event').style;
      expect([top, Number.parseFloat(height.replace('calc(', ''))]).toEqual(['5%', 10]);
    },
  );

  test('places appointments across a clock change of the browser', () => {
    const day = '2026-03-08';
    show('dia', [cita('x', `${day}T06:00:00+01:00`, 60), cita('y', `${day}T19:00:00+01:00`, 60)], day);
    const tops = [...document.querySelectorAll<HTMLElement>('.calendar-event')].map(({ style }) => style.top);
    expect(tops.map((top) => Math.round(Number.parseFloat(top) * 14) / 100)).toEqual([0, 13]);
  });

  test('has a button for each appointment, with a complete name', () => {
    show('setmana');
    expect([...document.querySelectorAll('.calendar-event')].map((event) => event.textContent)).toEqual([
      'A09:30Jove a, acadèmica, fins a les 10:15, realitzada',
      'L10:30Jove bPer tancar, laboral, fins a les 11:30',
      'L11:30Jove c, laboral, fins a les 12:00, pendent, virtual',
      'L12:30Lliure, laboral, fins a les 13:00. Reserva',
    ]);
    click(find('.calendar-event'));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(items[0], find('.calendar-event'));
  });

  test('tells which appointment is open', () => {
    show('setmana', items, '2026-11-20', 'b');
    expect([...document.querySelectorAll('.calendar-event')].map(({ ariaExpanded }) => ariaExpanded)).toEqual(
      ['false', 'true', 'false', 'false'],
    );
  });
});

test('the month and the list have the appointments of the week', () => {
  show('setmana');
  const week = readTitles();
  show('mes');
  expect(readTitles()).toEqual(week);
  expect(find('.calendar-month-today .calendar-month-day').ariaLabel).toBe(
    'divendres 20 de novembre, 2 cites, 1 hora lliure',
  );
  show('llista');
  const rows = [...document.querySelectorAll('.agenda button')].map((row) => row.firstChild?.textContent);
  expect(rows).toEqual(week);
});

test('a full day of a month shows appointments before free hours, and a link to the rest', () => {
  const many = Array.from({ length: 6 }, (_, hour) =>
    cita(`${hour}`, `2026-11-19T1${hour}:00:00+01:00`, 30, hour === 1 ? { kind: 'slot' } : {}),
  );
  show('mes', many);
  expect(readTitles()).toEqual(['Jove 0', 'Jove 2', 'Jove 3']);
  click(get('button', '3 més: dijous 19 de novembre'));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('2026-11-19', 'dia');
});

test('a phone shows one day below the days of its week', () => {
  setWidth(24);
  show('dia');
  expect(readTitles()).toEqual(['Jove b', 'Jove c', 'Lliure']);
  const strip = [...document.querySelectorAll('.day-strip button')].map((day) => [
    day.ariaLabel,
    day.getAttribute('aria-current'),
  ]);
  expect(strip.at(0)).toEqual(['dilluns 16 de novembre', null]);
  expect(strip.at(-1)).toEqual(['divendres 20 de novembre', 'date']);
  click(get('button', 'dilluns 16 de novembre'));
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('2026-11-16');
});

test('a shortened text has a complete tooltip', () => {
  show('setmana');
  const event = find('.time-column:last-child button');
  const readTips = () => [...document.querySelectorAll('.tooltip')].map(({ textContent }) => textContent);
  expect(readTips()).toEqual([]);
  act(() => void event.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  expect(readTips()).toEqual(['10:30–11:30 · Jove b · Laboral · Presencial · Per tancar']);
  click(event);
  expect(readTips()).toEqual([]);
});

describe('a day of several professionals', () => {
  const AT = '2026-11-20T09:00:00+01:00';
  const of = (id: string, name: string) => ({ column: { id, name } });
  const several = [
    cita('a', AT, 60, of('7', 'Ona')),
    cita('b', AT, 60),
    cita('c', AT, 60, of('3', 'Jan')),
    cita('d', '2026-11-20T10:00:00+01:00', 60, { ...of('7', 'Ona'), kind: 'slot' }),
  ];
  const readColumns = () =>
    [...document.querySelectorAll('.time-column')].map((column) => [
      column.ariaLabel,
      [...column.querySelectorAll('.calendar-event-name')].map(({ textContent }) => textContent),
    ]);

  test('has a column for each, by name, and one for unassigned appointments', () => {
    show('dia', several);
    expect(readColumns()).toEqual([
      ['Jan', ['Jove c']],
      ['Ona', ['Jove a', 'Jove d']],
      ['Altres', ['Jove b']],
    ]);
    expect([...document.querySelectorAll('.time-head')].map(({ textContent }) => textContent)).toEqual([
      'Jan1 cita',
      'Ona1 cita',
      'Altres1 cita',
    ]);
  });

  test('does not repeat the head of the column in each appointment', () => {
    const names = { detail: 'Ona' };
    show('dia', [
      cita('a', AT, 60, { ...of('7', 'Ona'), ...names }),
      cita('b', AT, 60, { ...of('3', 'Gràcia'), ...names }),
    ]);
    const lines = [...document.querySelectorAll('.calendar-event-more')].map(
      ({ textContent }) => textContent,
    );
    expect(lines).toEqual(['Presencial · Ona', 'Presencial']);
  });

  test('has one column on a phone', () => {
    setWidth(24);
    show('dia', several);
    expect(readColumns().map(([name]) => name)).toEqual(['divendres 20 de novembre']);
  });
});

describe('the peek', () => {
  const onClose = vi.fn<() => void>();

  function open(footer?: ReactNode) {
    const draw = render(
      <>
        <button type="button">Jove a</button>
        <p>Fora</p>
      </>,
    );
    const button = get('button', 'Jove a');
    focus(button);
    draw(
      <>
        <button type="button">Jove a</button>
        <p>Fora</p>
        <Peek anchor={button} title="Jove a" tipus="laboral" facts={[]} footer={footer} onClose={onClose} />
      </>,
    );
  }

  test('takes the focus; Escape and its button close it and return the focus', () => {
    open();
    expect(document.activeElement).toBe(find('[role="dialog"]'));
    press('Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(get('button', 'Jove a'));
    focus(get('button', 'Tanca'));
    click(get('button', 'Tanca'));
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toBe(get('button', 'Jove a'));
  });

  test('closes a menu inside it first on Escape', () => {
    open(<RowMenu name="a" items={[{ id: 'x', label: 'Obre', href: '/' }]} />);
    click(get('button', 'Accions: a'));
    press('Escape');
    expect([onClose.mock.calls.length, getFocused()]).toEqual([0, 'Accions: a']);
    press('Escape');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('closes on a press outside, not on its opener', () => {
    open();
    click(get('button', 'Jove a'));
    expect(onClose).not.toHaveBeenCalled();
    click(find('p'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
