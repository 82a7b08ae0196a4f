import { createContext, use, useId, useMemo, type ReactNode } from 'react';
import { Calendar, DateLocalizer } from 'react-big-calendar';
import { getShownDays, step, type Vista } from '../../domain/pages/calendari';
import type { Day, Instant } from '../../domain/values/madrid';
import { calendar } from '../../text/calendar';
import { formatWeekday } from '../../text/ui/dates';
import { BoardContext, type BoardMove } from './calendar/board';
import { CalendarSkeleton } from './calendar/CalendarSkeleton';
import { ColumnHead, DayHead } from './calendar/heads';
import { DayStrip } from './calendar/DayStrip';
import { groupByColumn, groupByDay, type CalendarItem, type ItemColumn } from './calendar/item';
import { ListBoard } from './calendar/ListBoard';
import { MonthBoard } from './calendar/MonthBoard';
import { TimeBoard, type BoardColumn } from './calendar/TimeBoard';
import { useStops } from './calendar/useStops';
import { PHONE, useMediaQuery } from '../ui/useMediaQuery';
import './CalendarGrid.css';

const NOTHING: readonly CalendarItem[] = [];
const NO_COLUMNS: readonly ItemColumn[] = [];
/** As many columns as a wide window has room for. */
const AWAITED = Array.from({ length: 5 }, (_, at): ItemColumn => ({
  id: `${at}`,
  name: '\u00a0',
  items: NOTHING,
}));

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
  move?: BoardMove | undefined;
  /** While nothing has come: whether the day will have several columns. */
  awaits?: 'day' | 'columns' | undefined;
};

/** Appointments and free hours on a Madrid clock, whatever zone the browser is in. */
export function CalendarGrid(props: CalendarGridProps) {
  const { view, date, items, selectedId, newId, onOpen, onNavigate, renderEnd, move, children, awaits } =
    props;
  const board = useMemo(
    () => ({ selectedId, newId, open: onOpen, renderEnd, move }),
    [selectedId, newId, onOpen, renderEnd, move],
  );
  const isPhone = useMediaQuery(PHONE);
  const columns = useMemo(
    () => (view === 'dia' && !isPhone ? groupByColumn(items) : NO_COLUMNS),
    [view, isPhone, items],
  );
  const keysId = useId();
  const stops = useStops({
    view,
    date,
    content: move ? [items, move.targets] : items,
    onPage: (direction) => onNavigate(step(view, date, direction)),
  });
  return (
    <BoardContext value={board}>
      <div {...stops} role="region" aria-label={calendar.views[view]} aria-describedby={keysId}>
        <p id={keysId} className="sr">
          {calendar.keys[columns.length > 0 ? 'columnes' : view]}
        </p>
        {awaits ? (
          <CalendarSkeleton isList={view === 'llista'}>
            <CalendarFrame
              {...props}
              items={NOTHING}
              columns={view === 'dia' && !isPhone && awaits === 'columns' ? AWAITED : NO_COLUMNS}
            />
          </CalendarSkeleton>
        ) : (
          children || <CalendarFrame {...props} columns={columns} />
        )}
      </div>
    </BoardContext>
  );
}

type Shown = Pick<CalendarGridProps, 'view' | 'date' | 'today' | 'now' | 'onNavigate'> & {
  byDay: ReadonlyMap<Day, readonly CalendarItem[]>;
  /** What a day has several columns for. */
  columns: readonly ItemColumn[];
};

const ShownContext = createContext<Shown | null>(null);

/** A view of react-big-calendar's that reads what it shows from here; which days it has, the address says. */
function toView(Board: (props: Shown) => ReactNode) {
  function View() {
    const shown = use(ShownContext);
    return shown && <Board {...shown} />;
  }
  const stay = (date: Date) => date;
  return Object.assign(View, { title: () => '', navigate: stay, range: (date: Date) => [date] });
}

const VIEWS = {
  month: toView(({ date, today, byDay, onNavigate }) => (
    <div className="card calendar">
      <MonthBoard date={date} today={today} days={byDay} onDay={(day) => onNavigate(day, 'dia')} />
    </div>
  )),
  week: toView(DayBoard),
  day: toView(DayBoard),
  agenda: toView(({ byDay }) => <ListBoard days={byDay} />),
};

const VIEW_NAMES = {
  mes: 'month',
  setmana: 'week',
  dia: 'day',
  llista: 'agenda',
} as const satisfies Record<Vista, keyof typeof VIEWS>;

// No view formats a date by it.
const localizer = new DateLocalizer({ firstOfWeek: () => 1, formats: {}, format: String });

const ignore = () => undefined;

/** The view that is asked for, of react-big-calendar's; what it shows comes beside the library, which copies what it is given. */
function CalendarFrame({ items, ...props }: Omit<Shown, 'byDay'> & { items: readonly CalendarItem[] }) {
  const byDay = useMemo(() => groupByDay(items), [items]);
  return (
    <ShownContext value={{ ...props, byDay }}>
      <Calendar
        localizer={localizer}
        views={VIEWS}
        view={VIEW_NAMES[props.view]}
        date={new Date(`${props.date}T12:00Z`)}
        toolbar={false}
        onNavigate={ignore}
        onView={ignore}
      />
    </ShownContext>
  );
}

const toDays = (days: readonly Day[], today: Day, byDay: Shown['byDay']) =>
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
function DayBoard({ view, date, today, now, byDay, columns, onNavigate }: Shown) {
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
  const room = view === 'setmana' || isPhone ? 2 : isLong ? Math.max(2, Math.floor(8 / columns.length)) : 5;
  return (
    <div className="card calendar">
      {isPhone && <DayStrip days={week} date={date} today={today} onDay={(day) => onNavigate(day)} />}
      <TimeBoard columns={shown} now={now} room={room} isLong={isLong} />
    </div>
  );
}
