import { formatShortWeekday, formatWeekday } from '../../../text/ui/dates';
import type { Day } from '../../../domain/values/madrid';
import './DayStrip.css';

type DayStripProps = {
  days: readonly Day[];
  date: Day;
  today: Day;
  onDay: (day: Day) => void;
};

export function DayStrip({ days, date, today, onDay }: DayStripProps) {
  return (
    <ul className="day-strip">
      {days.map((day) => (
        <li key={day}>
          <button
            type="button"
            className={day === today ? 'day-strip-today' : undefined}
            aria-label={formatWeekday(day)}
            aria-current={day === date ? 'date' : undefined}
            onClick={() => onDay(day)}
          >
            <span>{formatShortWeekday(day)}</span>
            <b>{Number(day.slice(8))}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}
