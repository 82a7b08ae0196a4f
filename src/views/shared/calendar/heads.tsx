import type { Day } from '../../../domain/values/madrid';
import { calendar } from '../../../text/calendar';
import { weekdayNames } from '../../../text/ui/primereact';
import { countCites, type CalendarItem } from './item';

/** A day above its hours, and how many appointments it has. */
export function DayHead({ day, items }: { day: Day; items: readonly CalendarItem[] }) {
  return (
    <>
      <span>{weekdayNames[new Date(day).getUTCDay()]}</span> <b>{Number(day.slice(8))}</b>
      <span className="time-head-count">{calendar.cites(countCites(items))}</span>
    </>
  );
}

/** Whose column it is, and how many appointments it has. */
export function ColumnHead({ name, items }: { name: string; items: readonly CalendarItem[] }) {
  return (
    <>
      <span className="time-head-name">{name}</span>
      <span className="time-head-count">{calendar.cites(countCites(items))}</span>
    </>
  );
}
