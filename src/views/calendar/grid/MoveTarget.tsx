import type { CSSProperties } from 'react';
import { calendar } from '../../../text/calendar';
import { formatMeeting, formatTimeRange } from '../../../text/ui/dates';
import { joinFacts } from '../../../text/ui/words';
import type { BoardMove } from './board';
import type { CalendarItem } from './item';
import { toMoment } from './moves';
import { stopAt } from './useStops';
import './MoveTarget.css';

type MoveTargetProps = {
  target: CalendarItem;
  move: BoardMove;
  style: CSSProperties;
};

/** Free hour while an appointment is moved: target of a drop or of a press. */
export function MoveTarget({ target, move, style }: MoveTargetProps) {
  const { start, end, held, detail } = target;
  return (
    <button
      type="button"
      className="move-target"
      style={style}
      {...stopAt(toMoment(start))}
      data-target
      aria-label={calendar.moveHere(joinFacts(formatMeeting(start, end), held, detail))}
      onClick={() => move.choose(target)}
      onDragEnter={({ currentTarget }) => currentTarget.classList.add('move-target-over')}
      onDragLeave={({ currentTarget }) => currentTarget.classList.remove('move-target-over')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        move.choose(target);
      }}
    >
      {joinFacts(formatTimeRange(start, end), held, detail)}
    </button>
  );
}
