import { memo, type CSSProperties, type ReactNode, type Ref } from 'react';
import { Calendar, type Components, type EventWrapperProps, type HeaderProps } from 'react-big-calendar';
import type { Day, Instant } from '../../../domain/madrid';
import { calendar } from '../../../text/calendar';
import { formatWeekday } from '../../../text/ui/dates';
import { weekdayNames } from '../../../text/ui/primereact';
import { useBoard } from './board';
import { EventButton } from './EventButton';
import { getHours } from './hours';
import type { CalendarItem } from './item';
import { atHour, localizer, toDay, toWallClock } from './wallClock';
import './TimeBoard.css';

type Entry = {
  item: CalendarItem;
  start: Date;
  end: Date;
};

type TimeBoardProps = {
  view: 'day' | 'week';
  date: Day;
  now: Instant;
  items: readonly CalendarItem[];
};

/** Columns of days with their hours, one pixel a minute, drawn by react-big-calendar: slow, hence `memo`. */
export const TimeBoard = memo(function TimeBoard({ view, date, now, items }: TimeBoardProps) {
  const { first, last } = getHours(items);
  const entries = items.map((item): Entry => ({
    item,
    start: toWallClock(item.start),
    end: toWallClock(item.end),
  }));
  return (
    <Calendar<Entry>
      localizer={localizer}
      culture="ca"
      view={view}
      views={VIEWS}
      date={atHour(date, 0)}
      getNow={() => toWallClock(now)}
      min={atHour(date, first)}
      max={last === 24 ? new Date(atHour(date, 24).getTime() - 1) : atHour(date, last)}
      step={30}
      timeslots={2}
      events={entries}
      components={COMPONENTS}
      formats={FORMATS}
      dayLayoutAlgorithm="no-overlap"
      toolbar={false}
      enableAutoScroll={false}
      drilldownView={null}
      onNavigate={ignore}
      onView={ignore}
    />
  );
});

// Outside the component: new objects would make the library draw everything anew.
const VIEWS = { day: true, week: true } as const;
const FORMATS = { timeGutterFormat: 'HH:mm' };
const ignore = () => undefined;

/** In the place of the library's event, which cannot be reached by keyboard everywhere. */
function EventPlace({ event, style }: EventWrapperProps<Entry>) {
  const { top, height, width, xOffset } = style ?? {};
  const place: CSSProperties = {
    top: toCss(top),
    height: toCss(height),
    width: toCss(width),
    left: toCss(xOffset),
  };
  return <EventButton item={event.item} style={place} />;
}

function toCss(value: string | number | undefined): string | undefined {
  return typeof value === 'number' ? `${value}%` : value;
}

function DayHeader({ date }: HeaderProps) {
  const { countOn } = useBoard();
  const day = toDay(date);
  return (
    <>
      <span>{weekdayNames[date.getUTCDay()]}</span> <b>{date.getUTCDate()}</b>
      <span className="calendar-day-count">{calendar.cites(countOn(day))}</span>
    </>
  );
}

type DayColumnProps = {
  date: Date;
  className: string;
  style?: CSSProperties | undefined;
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
};

function DayColumn({ date, className, style, children, ref }: DayColumnProps) {
  return (
    <div ref={ref} className={className} style={style} role="group" aria-label={formatWeekday(toDay(date))}>
      {children}
    </div>
  );
}

/** The hours at the side: every event says its own. */
function Gutter({ children }: { children?: ReactNode }) {
  return (
    <div className="rbc-gutter" aria-hidden="true">
      {children}
    </div>
  );
}

const COMPONENTS = {
  eventWrapper: EventPlace,
  header: DayHeader,
  dayColumnWrapper: DayColumn,
  timeGutterWrapper: Gutter,
} as Components<Entry>;
