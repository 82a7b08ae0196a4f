import type { Day } from '../../../domain/values/madrid';
import { formatShortWeekday, formatWeekday } from '../../../text/ui/dates';
import { ui } from '../../../text/ui/components';
import { classes } from '../../ui/classes';
import { PHONE, useMediaQuery } from '../../ui/useMediaQuery';
import { EventButton } from './EventButton';
import { summarize, type CalendarItem } from './item';
import { stopAt } from './useStops';
import './MonthBoard.css';

const SHOWN = 3;
const NOTHING: readonly CalendarItem[] = [];

function findShown(items: readonly CalendarItem[]): readonly CalendarItem[] {
  if (items.length <= SHOWN + 1) return items;
  const isCita = ({ kind }: CalendarItem) => kind === 'cita';
  return [...items.filter(isCita), ...items.filter((item) => !isCita(item))].slice(0, SHOWN);
}

type MonthBoardProps = {
  days: readonly Day[];
  date: Day;
  today: Day;
  byDay: ReadonlyMap<Day, readonly CalendarItem[]>;
  onDay: (day: Day) => void;
};

/** Weeks of a month as a table; on a phone with the number of each day only. */
export function MonthBoard({ days, date, today, byDay, onDay }: MonthBoardProps) {
  const isPhone = useMediaQuery(PHONE);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <table className="calendar-month">
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {formatShortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <MonthDay
                key={day}
                day={day}
                look={classes(
                  day.slice(0, 7) !== date.slice(0, 7) && 'calendar-month-other',
                  day === today && 'calendar-month-today',
                )}
                items={byDay.get(day) ?? NOTHING}
                isSmall={isPhone}
                onDay={onDay}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type MonthDayProps = {
  day: Day;
  look: string;
  items: readonly CalendarItem[];
  isSmall: boolean;
  onDay: (day: Day) => void;
};

function MonthDay({ day, look, items, isSmall, onDay }: MonthDayProps) {
  const shown = findShown(items);
  const rest = items.length - shown.length;
  const name = [formatWeekday(day), summarize(items)].filter(Boolean).join(', ');
  return (
    <td className={look}>
      <button
        type="button"
        className="calendar-month-day"
        aria-label={name}
        {...stopAt(`${day}T00:00`)}
        onClick={() => onDay(day)}
      >
        <b>{Number(day.slice(8))}</b>
        {items.length > 0 && <span className="counter">{items.length}</span>}
      </button>
      {!isSmall && (
        <ul>
          {shown.map((item) => (
            <li key={item.id}>
              <EventButton item={item} inMonth />
            </li>
          ))}
        </ul>
      )}
      {!isSmall && rest > 0 && (
        <button
          type="button"
          className="calendar-month-rest"
          aria-label={`${ui.more(rest)}: ${formatWeekday(day)}`}
          {...stopAt(`${day}T23:59`)}
          onClick={() => onDay(day)}
        >
          {ui.more(rest)}
        </button>
      )}
    </td>
  );
}
