import { useId, useMemo, type ReactNode } from 'react';
import { getShownDays, step, type Vista } from '../../domain/calendari';
import { getDay, type Day, type Instant } from '../../domain/madrid';
import { calendar } from '../../text/calendar';
import { BoardContext } from './calendar/board';
import { DayStrip } from './calendar/DayStrip';
import type { CalendarItem } from './calendar/item';
import { ListBoard } from './calendar/ListBoard';
import { MonthBoard } from './calendar/MonthBoard';
import { TimeBoard } from './calendar/TimeBoard';
import { useStops } from './calendar/useStops';
import { PHONE, useMediaQuery } from '../ui/useMediaQuery';
import './CalendarGrid.css';

type CalendarGridProps = {
  view: Vista;
  date: Day;
  today: Day;
  now: Instant;
  /** What the view shows and nothing more, in order of time: the library slows down with what it is given. */
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
  const { view, date, today, now, items, selectedId, newId, onOpen, onNavigate, children } = props;
  const isPhone = useMediaQuery(PHONE);
  const taken = useMemo(() => items.map(({ start }) => getDay(start)), [items]);
  const board = useMemo(() => {
    const cites = items.filter(({ kind }) => kind === 'cita').map(({ start }) => getDay(start));
    const countOn = (day: Day) => cites.filter((each) => each === day).length;
    return { selectedId, newId, open: onOpen, countOn };
  }, [items, selectedId, newId, onOpen]);

  const keysId = useId();
  const stops = useStops({
    view,
    date,
    content: items,
    onPage: (direction) => onNavigate(step(view, date, direction)),
  });
  const days = getShownDays('setmana', date, taken);
  const isWeek = view === 'setmana' && !isPhone;
  const timed = useMemo(
    () => (isWeek ? items : items.filter(({ start }) => getDay(start) === date)),
    [isWeek, items, date],
  );
  return (
    <BoardContext value={board}>
      <div {...stops} role="region" aria-label={calendar.views[view]} aria-describedby={keysId}>
        <p id={keysId} className="sr">
          {calendar.keys[view]}
        </p>
        {children ||
          (view === 'llista' ? (
            <ListBoard items={items} />
          ) : (
            <div className="card calendar">
              {view === 'mes' ? (
                <MonthBoard date={date} today={today} items={items} onDay={(day) => onNavigate(day, 'dia')} />
              ) : (
                <>
                  {isPhone && (
                    <DayStrip days={days} date={date} today={today} onDay={(day) => onNavigate(day)} />
                  )}
                  <div className={isWeek ? `calendar-days-${days.length}` : 'calendar-days-1'}>
                    <TimeBoard view={isWeek ? 'week' : 'day'} date={date} now={now} items={timed} />
                  </div>
                </>
              )}
            </div>
          ))}
      </div>
    </BoardContext>
  );
}
