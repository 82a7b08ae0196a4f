import { Calendar, type CalendarDateTemplateEvent } from 'primereact/calendar';
import { memo } from 'react';
import { formatWeekday } from '../../text/dates';
import { findLocalDate, fromLocalDate } from './day';
import { Icon } from './Icon';

interface MonthGridProps {
  /** `YYYY-MM-DD` each, or empty. */
  value: string;
  min: string | undefined;
  max: string | undefined;
  /** Must be the same function at every rendering. */
  onPick: (day: string) => void;
}

/** A day as the grid shows it, with its full name for those who do not see the grid. */
function showDay({ day, month, year }: CalendarDateTemplateEvent) {
  return (
    <>
      <span aria-hidden="true">{day}</span>
      <span className="sr">{formatWeekday(fromLocalDate(new Date(year, month, day)))}</span>
    </>
  );
}

const pt = {
  day: { 'aria-label': undefined },
  dayLabel: ({ context }: { context: { selected: boolean } }) => ({
    role: 'button',
    'aria-selected': undefined,
    'aria-pressed': context.selected,
  }),
  monthTitle: { type: 'button', 'aria-label': undefined },
  yearTitle: { type: 'button', 'aria-label': undefined },
};

/** One month of days. PrimeReact draws its table anew at every rendering, which loses the focus: hence `memo`. */
export const MonthGrid = memo(function MonthGrid({ value, min, max, onPick }: MonthGridProps) {
  const minDate = min && findLocalDate(min);
  const maxDate = max && findLocalDate(max);
  return (
    <Calendar
      inline
      value={findLocalDate(value) ?? null}
      {...(minDate && { minDate })}
      {...(maxDate && { maxDate })}
      dateTemplate={showDay}
      prevIcon={<Icon name="chevronLeft" />}
      nextIcon={<Icon name="chevronRight" />}
      pt={pt}
      onChange={(event) => {
        if (event.value instanceof Date) onPick(fromLocalDate(event.value));
      }}
    />
  );
});
