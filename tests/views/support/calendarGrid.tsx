import { vi } from 'vitest';
import type { Vista } from '../../../src/domain/pages/calendari';
import type { CalendarItem } from '../../../src/views/calendar/grid/item';
import { CalendarGrid } from '../../../src/views/calendar/grid/CalendarGrid';
import { render } from '../ui/render';

export const cita = (
  id: string,
  start: string,
  minutes: number,
  more: Partial<CalendarItem> = {},
): CalendarItem => ({
  id,
  kind: 'cita',
  start,
  end: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
  tipus: 'laboral',
  title: `Jove ${id}`,
  state: 'pendent',
  modalitat: 'Presencial',
  ...more,
});

/** A Monday and a Friday. */
export const items = [
  cita('a', '2026-11-16T09:30:00+01:00', 45, { state: 'realitzada', tipus: 'academica' }),
  cita('b', '2026-11-20T10:30:00+01:00', 60, { state: 'per_tancar' }),
  cita('c', '2026-11-20T11:30:00+01:00', 30, { modalitat: 'Virtual' }),
  cita('d', '2026-11-20T12:30:00+01:00', 30, { kind: 'slot', title: 'Lliure', state: undefined }),
];

export const onOpen = vi.fn<(item: CalendarItem | null, element: HTMLElement) => void>();
export const onView = vi.fn<(view: Vista) => void>();
export const onNavigate = vi.fn<(day: string, view?: Vista) => void>();

export const grid = (
  view: Vista,
  shown: readonly CalendarItem[] = items,
  date = '2026-11-20',
  selectedId?: string,
) => (
  <CalendarGrid
    view={view}
    date={date}
    today="2026-11-20"
    now="2026-11-20T10:20:00Z"
    items={[...shown]}
    selectedId={selectedId}
    open={onOpen}
    onNavigate={onNavigate}
    onView={onView}
  />
);

export const show = (...what: Parameters<typeof grid>) => render(grid(...what));

export const readTitles = () =>
  [...document.querySelectorAll('.calendar-event .calendar-event-name')].map((name) => name.textContent);
