import { memo, useMemo, type CSSProperties, type ReactNode, type Ref } from 'react';
import {
  Calendar,
  type Components,
  type DayLayoutFunction,
  type EventWrapperProps,
  type HeaderProps,
} from 'react-big-calendar';
import type { Day, Instant } from '../../../domain/madrid';
import { calendar } from '../../../text/calendar';
import { formatWeekday } from '../../../text/ui/dates';
import { weekdayNames } from '../../../text/ui/primereact';
import { PHONE, useMediaQuery } from '../../ui/useMediaQuery';
import { useBoard } from './board';
import { arrange, type PlacedEntry } from './entries';
import { EventButton } from './EventButton';
import { getHours } from './hours';
import type { CalendarItem } from './item';
import { PileButton } from './PileButton';
import { atHour, localizer, toDay, toWallClock } from './wallClock';
import './TimeBoard.css';

type TimeBoardProps = {
  view: 'day' | 'week';
  date: Day;
  now: Instant;
  items: readonly CalendarItem[];
};

/** Columns of days with their hours, one pixel a minute, drawn by react-big-calendar: slow, hence `memo`. */
export const TimeBoard = memo(function TimeBoard({ view, date, now, items }: TimeBoardProps) {
  const { first, last } = getHours(items);
  const room = useRoom(view);
  const entries = useMemo(() => arrange(items, room), [items, room]);
  return (
    <Calendar<PlacedEntry>
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
      dayLayoutAlgorithm={placeInDay}
      toolbar={false}
      enableAutoScroll={false}
      drilldownView={null}
      onNavigate={ignore}
      onView={ignore}
    />
  );
});

/** How many have room side by side with some letters of a name each. */
function useRoom(view: TimeBoardProps['view']): number {
  const isPhone = useMediaQuery(PHONE);
  const isNarrow = useMediaQuery('(max-width: 80rem)');
  if (view === 'week' || isPhone) return 2;
  return isNarrow ? 5 : 10;
}

// Outside the component: new objects would make the library draw everything anew.
const VIEWS = { day: true, week: true } as const;
const FORMATS = { timeGutterFormat: 'HH:mm' };
const ignore = () => undefined;

/** In the order and width that they have already. */
const placeInDay: DayLayoutFunction<PlacedEntry> = ({ events, slotMetrics }) => {
  const { getRange } = slotMetrics as {
    getRange: (start: Date, end: Date) => { top: number; height: number };
  };
  return events.map((event) => {
    const { top, height } = getRange(event.start, event.end);
    return { event, style: { top, height } };
  });
};

/** In the place of the library's event, which cannot be reached by keyboard everywhere. */
function EventPlace({ event, style }: EventWrapperProps<PlacedEntry>) {
  const { from, to, items } = event;
  const gap = from === 0 ? 0 : 3;
  const place: CSSProperties = {
    top: `${style?.top}%`,
    height: `calc(${style?.height}% - 2px)`,
    left: `calc(${from * 100}% + ${gap}px)`,
    width: `calc(${(to - from) * 100}% - ${gap}px)`,
  };
  return items.length === 1 ? (
    <EventButton item={items[0]} style={place} />
  ) : (
    <PileButton entry={event} style={place} />
  );
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
} as Components<PlacedEntry>;
