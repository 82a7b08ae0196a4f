import { memo, useMemo, type CSSProperties, type ReactNode } from 'react';
import { getDay, type Day, type Instant } from '../../../domain/values/madrid';
import { classes } from '../../ui/classes';
import { useBoard } from './board';
import { arrange, type PlacedEntry } from './entries';
import { EventButton } from './EventButton';
import { getHours } from './hours';
import { getMinutes, type CalendarItem } from './item';
import { MoveTarget } from './MoveTarget';
import { PileButton } from './PileButton';
import { atHour, toTime, toWallClock } from './wallClock';
import './TimeBoard.css';

export type BoardColumn = {
  id: string;
  /** Accessible name of the column, since its head is elsewhere. */
  name: string;
  head: ReactNode;
  day: Day;
  isToday: boolean;
  items: readonly CalendarItem[];
};

type TimeBoardProps = {
  columns: readonly BoardColumn[];
  now: Instant;
  room: number;
  /** Many columns: the board scrolls in an area of its own, with sticky heads and hours. */
  isLong?: boolean | undefined;
};

/** Columns with the hours of a day, one pixel a minute. */
export const TimeBoard = memo(function TimeBoard({ columns, now, room, isLong }: TimeBoardProps) {
  const { first, last } = useMemo(() => getHours(columns.flatMap(({ items }) => items)), [columns]);
  const hours = Array.from({ length: last - first }, (_, hour) => toTime(atHour('1970-01-01', first + hour)));
  return (
    <div className={classes('time-board', isLong && 'time-board-long')}>
      <div className="time-heads">
        <div className="time-gutter" />
        {columns.map(({ id, head, isToday }) => (
          <div key={id} className={classes('time-head', isToday && 'time-head-today')}>
            {head}
          </div>
        ))}
      </div>
      <div className="time-body">
        <div className="time-gutter" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        <div className="time-lines">
          {hours.map((hour) => (
            <div key={hour} />
          ))}
        </div>
        {columns.map((column) => (
          <TimeColumn key={column.id} column={column} first={first} last={last} now={now} room={room} />
        ))}
      </div>
    </div>
  );
});

type TimeColumnProps = {
  column: BoardColumn;
  first: number;
  last: number;
  now: Instant;
  room: number;
};

function TimeColumn({ column, first, last, now, room }: TimeColumnProps) {
  const { id, name, day, isToday, items } = column;
  const { move } = useBoard();
  const entries = useMemo(() => arrange(items, room), [items, room]);
  const [opens, closes] = [atHour(day, first), atHour(day, last)];
  const toPercent = (wall: number) => (100 * (Math.min(wall, closes) - opens)) / (closes - opens);
  const line = toPercent(toWallClock(now));
  return (
    <div
      className={classes('time-column', isToday && 'time-column-today')}
      role="group"
      aria-label={name}
      data-column={id}
    >
      {/* Before the events of that time, so that it lies below them and crosses no name. */}
      {isToday && line >= 0 && line < 100 && <div className="time-now" style={{ top: `${line}%` }} />}
      <div className="time-events">
        {entries.map((entry) => (
          <EventPlace
            key={entry.id}
            entry={entry}
            top={toPercent(entry.start)}
            height={toPercent(entry.end) - toPercent(entry.start)}
          />
        ))}
        {move?.targets
          .filter((target) => getDay(target.start) === day && (id === day || target.column?.id === id))
          .map((target) => {
            const top = toPercent(toWallClock(target.start));
            const height = (100 * getMinutes(target)) / (60 * (last - first));
            return (
              <MoveTarget
                key={target.id}
                target={target}
                move={move}
                style={{ top: `${top}%`, height: `calc(${height}% - 2px)` }}
              />
            );
          })}
      </div>
    </div>
  );
}

function EventPlace({ entry, top, height }: { entry: PlacedEntry; top: number; height: number }) {
  const { from, to, items } = entry;
  const gap = from === 0 ? 0 : 3;
  const place: CSSProperties = {
    top: `${top}%`,
    height: `calc(${height}% - 2px)`,
    left: `calc(${from * 100}% + ${gap}px)`,
    width: `calc(${(to - from) * 100}% - ${gap}px)`,
  };
  return items.length === 1 ? (
    <EventButton item={items[0]} style={place} />
  ) : (
    <PileButton entry={entry} style={place} />
  );
}
