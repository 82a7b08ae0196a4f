import type { CalendarProps } from 'react-big-calendar';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Vista } from '../../../../src/domain/pages/calendari';
import { fromLocalDate } from '../../../../src/views/ui/typedDay';
import { cita, grid, items, onNavigate, onView, readTitles, show } from '../../support/calendarGrid';
import { click, find, focus, get, press, setWidth } from '../../ui/render';

type Props = CalendarProps<object>;

/** Props for the library in the place of the product's. */
const changed = vi.hoisted((): { props: (props: Props) => Partial<Props> } => ({ props: () => ({}) }));

vi.mock('react-big-calendar', async (load) => {
  const { Calendar, ...library } = await load<typeof import('react-big-calendar')>();
  return {
    ...library,
    Calendar: (props: Props) => <Calendar {...props} {...changed.props(props)} />,
  };
});

beforeEach(() => setWidth(90));
afterEach(() => {
  changed.props = () => ({});
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const readPeriod = () => find('.calendar-title p').textContent;
const readDrawn = () => [
  ...readTitles(),
  ...[...document.querySelectorAll('.agenda-name')].map((name) => name.firstChild?.textContent),
];

describe('contents from the library', () => {
  test.each<Vista>(['dia', 'setmana', 'mes', 'llista'])(
    'the view %s shows the events that it gets',
    (view) => {
      changed.props = () => ({ events: [cita('e', '2026-11-20T09:00:00+01:00', 60)] });
      show(view);
      expect(readDrawn()).toEqual(['Jove e']);
    },
  );

  test('an event is in the day of its accessor', () => {
    changed.props = () => ({ startAccessor: () => new Date(2026, 10, 18, 12) });
    show('setmana');
    const counts = [...document.querySelectorAll('.time-head-count')].map((count) => count.textContent);
    expect(counts).toEqual(['0 cites', '0 cites', '3 cites', '0 cites', '0 cites']);
  });

  test.each<[Vista, string]>([
    ['dia', 'dayHeaderFormat'],
    ['setmana', 'dayRangeHeaderFormat'],
    ['mes', 'monthHeaderFormat'],
    ['llista', 'dayRangeHeaderFormat'],
  ])('the title of the view %s is in the format %s', (view, format) => {
    changed.props = () => ({ formats: { [format]: () => 'Un títol del format' } });
    show(view);
    expect(readPeriod()).toBe('Un títol del format');
  });

  test.each<[Vista, string]>([
    ['dia', 'Divendres, 20 de novembre de 2026'],
    ['setmana', '16–20 de novembre de 2026'],
    ['mes', 'Novembre de 2026'],
    ['llista', '16–20 de novembre de 2026'],
  ])('the title of the view %s is %s', (view, period) => {
    show(view);
    expect(readPeriod()).toBe(period);
  });

  test('a week reaches to Sunday if it has an appointment then', () => {
    show('setmana', [...items, cita('g', '2026-11-22T09:00:00+01:00', 60)]);
    expect([readPeriod(), document.querySelectorAll('.time-column').length]).toEqual([
      '16–22 de novembre de 2026',
      7,
    ]);
  });

  test('today is the day of its clock', () => {
    changed.props = () => ({ getNow: () => new Date(2026, 10, 17, 12) });
    show('setmana');
    expect(find('.time-column-today').ariaLabel).toBe('dimarts 17 de novembre');
  });
});

describe('navigation through the library', () => {
  const kept = vi.fn<(date: Date, view: string, action: string) => void>();
  const readKept = () => kept.mock.calls.map(([date, ...rest]) => [fromLocalDate(date), ...rest]);
  const pressNext = () => click(get('button', 'Setmana següent'));

  const WAYS: [name: string, view: Vista, act: () => void, call: string[]][] = [
    [
      'the arrow back',
      'setmana',
      () => click(get('button', 'Setmana anterior')),
      ['2026-11-13', 'week', 'PREV'],
    ],
    ['the arrow on', 'setmana', pressNext, ['2026-11-27', 'week', 'NEXT']],
    ['Avui', 'mes', () => click(get('button', 'Avui')), ['2026-11-20', 'month', 'TODAY']],
    [
      'Av Pàg',
      'dia',
      () => {
        focus(find('[role=region]'));
        press('PageDown');
      },
      ['2026-11-21', 'day', 'NEXT'],
    ],
  ];

  test.each(WAYS)('happens by %s in the view %s', (_, view, act, call) => {
    changed.props = () => ({ onNavigate: kept });
    show(view);
    act();
    expect([readKept(), onNavigate.mock.calls]).toEqual([[call], []]);
  });

  test('happens by a day of the week above a day, on a phone', () => {
    setWidth(24);
    changed.props = () => ({ onNavigate: kept });
    show('dia');
    click(get('button', 'dilluns 16 de novembre'));
    expect([readKept(), onNavigate.mock.calls]).toEqual([[['2026-11-16', 'day', 'DATE']], []]);
  });

  test('happens by a day of a month, and by another view', () => {
    const onDrillDown = vi.fn<(date: Date, view: string) => void>();
    const onOtherView = vi.fn<(view: string) => void>();
    changed.props = () => ({ onDrillDown, onView: onOtherView });
    show('mes');
    click(get('button', 'dimecres 18 de novembre'));
    click(find('input[value=agenda]'));
    expect(onDrillDown.mock.calls.map(([date, view]) => [fromLocalDate(date), view])).toEqual([
      ['2026-11-18', 'day'],
    ]);
    expect(onOtherView.mock.calls).toEqual([['agenda']]);
    expect([onNavigate.mock.calls, onView.mock.calls]).toEqual([[], []]);
  });

  test('gives day and view to the product', () => {
    show('mes');
    click(get('button', 'Mes següent'));
    click(get('button', 'dimecres 18 de novembre'));
    click(find('input[value=agenda]'));
    expect([onNavigate.mock.calls, onView.mock.calls]).toEqual([
      [['2026-12-01'], ['2026-11-18', 'dia']],
      [['llista']],
    ]);
  });

  test('changes the shown day by the address only', () => {
    const draw = show('setmana');
    pressNext();
    expect(readPeriod()).toBe('16–20 de novembre de 2026');
    draw(grid('setmana', items, '2026-11-27'));
    expect(readPeriod()).toBe('23–27 de novembre de 2026');
  });
});

describe("a change of the library's view", () => {
  test('keeps the bar, and a view that is rendered again', () => {
    const draw = show('setmana');
    const [title, board] = [find('h1'), find('.time-board')];
    draw(grid('setmana', items, '2026-11-27'));
    expect([find('h1') === title, find('.time-board') === board]).toEqual([true, true]);
    draw(grid('mes'));
    expect(find('h1')).toBe(title);
  });

  test('moves the focus from a day of a month to the day', () => {
    const draw = show('mes');
    focus(get('button', 'dimecres 18 de novembre'));
    draw(grid('dia', [], '2026-11-18'));
    expect(document.activeElement).toBe(find('[role=region][aria-label=Dia]'));
  });
});
