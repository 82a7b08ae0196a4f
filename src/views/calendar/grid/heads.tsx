import type { Day } from '../../../domain/values/madrid';
import { calendar } from '../../../text/calendar';
import { formatShortWeekday } from '../../../text/ui/dates';
import { countCites, type CalendarItem } from './item';

export function DayHead({ day, items }: { day: Day; items: readonly CalendarItem[] }) {
  return (
    <>
      <span>{formatShortWeekday(day)}</span> <b>{Number(day.slice(8))}</b>
      <span className="time-head-count">{calendar.cites(countCites(items))}</span>
    </>
  );
}

export function ColumnHead({ name, items }: { name: string; items: readonly CalendarItem[] }) {
  return (
    <>
      <span className="time-head-name">{name}</span>
      <span className="time-head-count">{calendar.cites(countCites(items))}</span>
    </>
  );
}
