import { useMemo, useRef } from 'react';
import { Calendar } from 'react-big-calendar';
import { getShownDays, type Vista } from '../../../domain/pages/calendari';
import { getDay, type Day } from '../../../domain/values/madrid';
import { toNoon } from '../../../text/ui/dates';
import { fromLocalDate } from '../../ui/typedDay';
import { BoardContext, type Board } from './board';
import { CalendarBar } from './CalendarBar';
import type { CalendarItem } from './item';
import { formats, localizer, toVista, VIEW_NAMES } from './library';
import { DayView, ListView, MonthView, WeekView } from './views';

// Constants: new ones at each render would remount the calendar.
const VIEWS = { day: DayView, week: WeekView, month: MonthView, agenda: ListView };
const COMPONENTS = { toolbar: CalendarBar };

const getStart = ({ start }: CalendarItem) => toNoon(getDay(start));

type CalendarGridProps = Board & {
  view: Vista;
  date: Day;
  today: Day;
  items: CalendarItem[];
  onNavigate: (day: Day, view?: Vista) => void;
  onView: (view: Vista) => void;
};

/** Days and hours are Madrid's in any time zone. */
export function CalendarGrid({ view, date, today, items, onNavigate, onView, ...board }: CalendarGridProps) {
  const hasFocus = useRef(false);
  const noon = useMemo(() => toNoon(date), [date]);
  const days = useMemo(() => items.map(({ start }) => getDay(start)), [items]);
  return (
    <BoardContext value={{ ...board, hasFocus }}>
      <Calendar
        localizer={localizer}
        formats={formats}
        components={COMPONENTS}
        views={VIEWS}
        view={VIEW_NAMES[view]}
        date={noon}
        getNow={() => toNoon(today)}
        length={getShownDays(view, date, days).length}
        events={items}
        startAccessor={getStart}
        onNavigate={(next) => onNavigate(fromLocalDate(next))}
        onDrillDown={(next, name) => onNavigate(fromLocalDate(next), toVista(name))}
        onView={(name) => onView(toVista(name))}
      />
    </BoardContext>
  );
}
