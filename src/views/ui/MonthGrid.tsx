import { Calendar, type CalendarDateTemplateEvent } from 'primereact/calendar';
import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { formatWeekday } from '../../text/ui/dates';
import { findLocalDate, fromLocalDate } from './typedDay';
import { Icon } from './Icon';
import './Button.css';
import './MonthGrid.css';

type MonthGridProps = {
  value: string;
  min: string | undefined;
  max: string | undefined;
  /** Must be stable between renders. */
  onPick: (day: string) => void;
};

/** Number and full name of a day. Without `span`, the tag by which PrimeReact finds the days. */
function showDay({ day, month, year }: CalendarDateTemplateEvent) {
  return (
    <>
      <time aria-hidden="true">{day}</time>
      <small className="sr">{formatWeekday(fromLocalDate(new Date(year, month, day)))}</small>
    </>
  );
}

const pt = {
  previousButton: { className: 'icon-button' },
  nextButton: { className: 'icon-button' },
  day: { 'aria-label': undefined },
  dayLabel: ({ context }: { context: { selected: boolean } }) => ({
    role: 'button',
    'aria-selected': undefined,
    'aria-pressed': context.selected,
  }),
  monthTitle: { type: 'button', 'aria-label': undefined },
  yearTitle: { type: 'button', 'aria-label': undefined },
};

const listDays = (within: Element) => [
  ...within.querySelectorAll<HTMLElement>("td > span:not([data-p-disabled='true'])"),
];

/** Left and right move by a day; PrimeReact would leave the month at the end of a week. */
function stepDay(event: KeyboardEvent<HTMLElement>) {
  const days = listDays(event.currentTarget);
  const day = event.target as HTMLElement;
  const at = days.indexOf(day);
  if (at < 0) return;
  const week = listDays(day.closest('tr') ?? day);
  const wanted: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowLeft: days[at - 1],
    ArrowRight: days[at + 1],
    Home: week[0],
    End: week.at(-1),
  };
  const next = wanted[event.key];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  days.forEach((day) => (day.tabIndex = day === next ? 0 : -1));
  next.focus();
}

export const MonthGrid = memo(function MonthGrid({ value, min, max, onPick }: MonthGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const minDate = min && findLocalDate(min);
  const maxDate = max && findLocalDate(max);

  // PrimeReact creates a new table on each render, and the focus is lost with the old one.
  useEffect(() => {
    const grid = box.current;
    if (!grid) return undefined;
    function focusDay() {
      const some = grid?.querySelector("td > span:not([data-p-disabled='true'])");
      grid?.querySelector<HTMLElement>(some ? "td > span[tabindex='0']" : 'button')?.focus();
    }
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) focusDay();
    });
    observer.observe(grid, { subtree: true, childList: true, attributeFilter: ['tabindex'] });
    focusDay();
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} onKeyDownCapture={stepDay}>
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
    </div>
  );
});
