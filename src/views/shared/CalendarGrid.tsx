import { useId, useMemo, type ReactNode } from 'react';
import { getShownDays, step, type Vista } from '../../domain/calendari';
import type { Day, Instant } from '../../domain/madrid';
import { calendar } from '../../text/calendar';
import { formatWeekday } from '../../text/ui/dates';
import { BoardContext } from './calendar/board';
import { DayHead } from './calendar/DayHead';
import { DayStrip } from './calendar/DayStrip';
import { groupByDay, type CalendarItem } from './calendar/item';
import { ListBoard } from './calendar/ListBoard';
import { MonthBoard } from './calendar/MonthBoard';
import { TimeBoard, type BoardColumn } from './calendar/TimeBoard';
import { useStops } from './calendar/useStops';
import { PHONE, useMediaQuery } from '../ui/useMediaQuery';
import './CalendarGrid.css';

type CalendarGridProps = {
  view: Vista;
  date: Day;
  today: Day;
  now: Instant;
  /** What the view shows and nothing more, in order of time. */
  items: readonly CalendarItem[];
  selectedId?: string | undefined;
  /** What was just booked: it is marked, and brought into sight. */
  newId?: string | undefined;
  /** Null where what is open is to close. */
  onOpen: (item: CalendarItem | null, element: HTMLElement) => void;
  onNavigate: (day: Day, view?: Vista) => void;
  /** In the place of the view, while there is nothing to show in it. */
  children?: ReactNode;
};

/** Appointments and free hours on a Madrid clock, whatever zone the browser is in. */
export function CalendarGrid(props: CalendarGridProps) {
  const { view, date, items, selectedId, newId, onOpen, onNavigate, children } = props;
  const board = useMemo(() => ({ selectedId, newId, open: onOpen }), [selectedId, newId, onOpen]);
  const keysId = useId();
  const stops = useStops({
    view,
    date,
    content: items,
    onPage: (direction) => onNavigate(step(view, date, direction)),
  });
  return (
    <BoardContext value={board}>
      <div {...stops} role="region" aria-label={calendar.views[view]} aria-describedby={keysId}>
        <p id={keysId} className="sr">
          {calendar.keys[view]}
        </p>
        {children || <CalendarView {...props} />}
      </div>
    </BoardContext>
  );
}

function CalendarView({ view, date, today, now, items, onNavigate }: CalendarGridProps) {
  const byDay = useMemo(() => groupByDay(items), [items]);
  if (view === 'llista') return <ListBoard days={byDay} />;
  return (
    <div className="card calendar">
      {view === 'mes' ? (
        <MonthBoard date={date} today={today} days={byDay} onDay={(day) => onNavigate(day, 'dia')} />
      ) : (
        <DayBoard {...{ view, date, today, now, byDay, onNavigate }} />
      )}
    </div>
  );
}

type DayBoardProps = Pick<CalendarGridProps, 'date' | 'today' | 'now' | 'onNavigate'> & {
  view: 'dia' | 'setmana';
  byDay: ReadonlyMap<Day, readonly CalendarItem[]>;
};

const NOTHING: readonly CalendarItem[] = [];

/** A week, or a day: on a phone a day with its week above it. */
function DayBoard({ view, date, today, now, byDay, onNavigate }: DayBoardProps) {
  const isPhone = useMediaQuery(PHONE);
  const isNarrow = useMediaQuery('(max-width: 80rem)');
  const isWeek = view === 'setmana' && !isPhone;
  const week = useMemo(() => getShownDays('setmana', date, [...byDay.keys()]), [date, byDay]);
  const columns = useMemo(
    () =>
      (isWeek ? week : [date]).map((day): BoardColumn => {
        const items = byDay.get(day) ?? NOTHING;
        const head = <DayHead day={day} items={items} />;
        return { id: day, name: formatWeekday(day), head, day, isToday: day === today, items };
      }),
    [isWeek, week, date, today, byDay],
  );
  // How many have room side by side with some letters of a name each.
  const room = isWeek || isPhone ? 2 : isNarrow ? 5 : 10;
  return (
    <>
      {isPhone && <DayStrip days={week} date={date} today={today} onDay={(day) => onNavigate(day)} />}
      <TimeBoard columns={columns} now={now} room={room} />
    </>
  );
}
