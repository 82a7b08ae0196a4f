import { useId, useMemo, type ReactNode } from 'react';
import { getShownDays, step, type Vista } from '../../domain/calendari';
import type { Day, Instant } from '../../domain/madrid';
import { calendar } from '../../text/calendar';
import { formatWeekday } from '../../text/ui/dates';
import { BoardContext } from './calendar/board';
import { ColumnHead, DayHead } from './calendar/heads';
import { DayStrip } from './calendar/DayStrip';
import { groupByColumn, groupByDay, type CalendarItem, type ItemColumn } from './calendar/item';
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
  /** What a line of a list offers at its end. */
  renderEnd?: ((item: CalendarItem) => ReactNode) | undefined;
  /** In the place of the view, while there is nothing to show in it. */
  children?: ReactNode;
};

/** Appointments and free hours on a Madrid clock, whatever zone the browser is in. */
export function CalendarGrid(props: CalendarGridProps) {
  const { view, date, items, selectedId, newId, onOpen, onNavigate, renderEnd, children } = props;
  const board = useMemo(
    () => ({ selectedId, newId, open: onOpen, renderEnd }),
    [selectedId, newId, onOpen, renderEnd],
  );
  const isPhone = useMediaQuery(PHONE);
  const columns = useMemo(
    () => (view === 'dia' && !isPhone ? groupByColumn(items) : []),
    [view, isPhone, items],
  );
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
          {calendar.keys[columns.length > 0 ? 'columnes' : view]}
        </p>
        {children || <CalendarView {...props} columns={columns} />}
      </div>
    </BoardContext>
  );
}

type CalendarViewProps = CalendarGridProps & {
  /** What a day has several columns for. */
  columns: readonly ItemColumn[];
};

function CalendarView({ view, date, today, now, items, columns, onNavigate }: CalendarViewProps) {
  const byDay = useMemo(() => groupByDay(items), [items]);
  if (view === 'llista') return <ListBoard days={byDay} />;
  return (
    <div className="card calendar">
      {view === 'mes' ? (
        <MonthBoard date={date} today={today} days={byDay} onDay={(day) => onNavigate(day, 'dia')} />
      ) : (
        <DayBoard {...{ view, date, today, now, byDay, columns, onNavigate }} />
      )}
    </div>
  );
}

type DayBoardProps = Pick<CalendarViewProps, 'date' | 'today' | 'now' | 'columns' | 'onNavigate'> & {
  view: 'dia' | 'setmana';
  byDay: ReadonlyMap<Day, readonly CalendarItem[]>;
};

const NOTHING: readonly CalendarItem[] = [];

const toDays = (days: readonly Day[], today: Day, byDay: DayBoardProps['byDay']) =>
  days.map((day): BoardColumn => {
    const items = byDay.get(day) ?? NOTHING;
    const head = <DayHead day={day} items={items} />;
    return { id: day, name: formatWeekday(day), head, day, isToday: day === today, items };
  });

/** A column of the day that somebody, or an office, has alone. */
function toOwn({ id, name, items }: ItemColumn, day: Day, today: Day): BoardColumn {
  return { id, name, head: <ColumnHead name={name} items={items} />, day, isToday: day === today, items };
}

/** A week, or a day: on a phone with its week above it, elsewhere with a column for each whom it is about. */
function DayBoard({ view, date, today, now, byDay, columns, onNavigate }: DayBoardProps) {
  const isPhone = useMediaQuery(PHONE);
  const week = useMemo(() => getShownDays('setmana', date, [...byDay.keys()]), [date, byDay]);
  const isLong = columns.length > 0;
  const shown = useMemo(
    () =>
      isLong
        ? columns.map((column) => toOwn(column, date, today))
        : toDays(view === 'dia' ? [date] : week, today, byDay),
    [isLong, columns, view, week, date, today, byDay],
  );
  // How many have room side by side with some letters of a name each.
  const room = view === 'setmana' || isPhone || isLong ? 2 : 5;
  return (
    <>
      {isPhone && <DayStrip days={week} date={date} today={today} onDay={(day) => onNavigate(day)} />}
      <TimeBoard columns={shown} now={now} room={room} isLong={isLong} />
    </>
  );
}
