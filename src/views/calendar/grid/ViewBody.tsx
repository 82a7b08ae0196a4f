import { useId, type ReactNode } from 'react';
import type { Vista } from '../../../domain/pages/calendari';
import type { Day } from '../../../domain/values/madrid';
import { calendar } from '../../../text/calendar';
import { classes } from '../../ui/classes';
import { useKeepFocus } from '../../ui/useKeepFocus';
import { fromLocalDate } from '../../ui/typedDay';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { useBoard } from './board';
import { CalendarSkeleton } from './CalendarSkeleton';
import type { CalendarItem } from './item';
import type { ViewProps } from './library';
import { ListBoard } from './ListBoard';
import { useStops } from './useStops';
import './ViewBody.css';

type ViewBodyProps = {
  vista: Vista;
  view: ViewProps;
  byDay: ReadonlyMap<Day, readonly CalendarItem[]>;
  hasColumns?: boolean;
  children?: ReactNode;
};

/** Frame of each view: failures, then a region that is one stop of the Tab key. */
export function ViewBody({ vista, view, byDay, hasColumns, children }: ViewBodyProps) {
  const { events, onNavigate } = view;
  const { isLoading, isFailed, isUnknown, failures, awaits, empty, move, hasFocus } = useBoard();
  const isPrinted = useMediaQuery('print');
  const shown = isPrinted ? 'llista' : vista;
  const keysId = useId();
  const stops = useStops({
    view: shown,
    date: fromLocalDate(view.date),
    content: move ? [events, move.targets] : events,
    hasFocus,
    onPage: (direction) => onNavigate(direction < 0 ? 'PREV' : 'NEXT'),
  });
  const kept = useKeepFocus<HTMLDivElement>(isFailed);
  const board = shown === 'llista' ? <ListBoard days={byDay} /> : children;
  return (
    <div
      {...kept}
      className={classes('calendar-body', isUnknown && 'calendar-unknown')}
      aria-busy={isLoading}
      onKeyDownCapture={({ key }) => key === 'Escape' && move?.stop()}
    >
      {failures}
      <div {...stops} role="region" aria-label={calendar.views[shown]} aria-describedby={keysId}>
        <p id={keysId} className="sr">
          {calendar.keys[hasColumns && shown === 'dia' ? 'columnes' : shown]}
        </p>
        {awaits ? <CalendarSkeleton isList={shown === 'llista'}>{board}</CalendarSkeleton> : empty || board}
      </div>
    </div>
  );
}
