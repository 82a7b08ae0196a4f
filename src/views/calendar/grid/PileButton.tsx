import { useRef, useState, type CSSProperties } from 'react';
import { getDay } from '../../../domain/values/madrid';
import { TIPUS } from '../../../domain/values/options';
import { calendar } from '../../../text/calendar';
import { formatTime, formatWeekday } from '../../../text/ui/dates';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/Icon';
import { Popover } from '../../ui/Popover';
import { stateIcons } from '../../shared/StateChip';
import { TypeTile } from '../../shared/TypeTile';
import { BoardContext, useBoard } from './board';
import type { Entry } from './entries';
import type { CalendarItem } from './item';
import { ItemList } from './ListBoard';
import { toMoment } from './moves';
import { stopAt, useStops } from './useStops';
import { toTime, toWallClock } from './wallClock';
import './PileButton.css';

type PileButtonProps = {
  entry: Entry;
  style: CSSProperties;
};

/** Button for items without room side by side; the peek of a chosen one opens beside it. */
export function PileButton({ entry: { items, end }, style }: PileButtonProps) {
  const board = useBoard();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [{ kind, start }] = items;
  const what = kind === 'cita' ? calendar.cites(items.length) : calendar.lliures(items.length);
  const late = items.filter(({ state }) => state === 'per_tancar').length;
  const isShort = end - toWallClock(start) < 45 * 60_000;
  const when = calendar.pile(what, formatWeekday(getDay(start)), formatTime(start), toTime(end));
  const isNew = items.some(({ id }) => id === board.newId);
  const name = [when, late > 0 && calendar.late(late), isNew && calendar.justBooked]
    .filter(Boolean)
    .join(', ');

  function open(item: CalendarItem | null) {
    setOpen(item === null);
    if (button.current) board.open(item, button.current);
  }

  return (
    <>
      <button
        type="button"
        ref={button}
        className={classes(
          'calendar-pile',
          kind === 'slot' && 'calendar-pile-free',
          isNew && 'calendar-event-new',
        )}
        style={style}
        {...stopAt(toMoment(start))}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen || items.some(({ id }) => id === board.selectedId)}
        onClick={() => (isOpen ? setOpen(false) : open(null))}
      >
        <b>{what}</b>
        {!isShort && (
          <span>
            {TIPUS.filter((one) => items.some(({ tipus }) => tipus === one)).map((tipus) => (
              <TypeTile key={tipus} tipus={tipus} />
            ))}
          </span>
        )}
        {!isShort && late > 0 && (
          <small>
            <Icon name={stateIcons.per_tancar} />
            <span>{calendar.late(late)}</span>
          </small>
        )}
      </button>
      {isOpen && (
        <Popover anchor={button} label={name} onClose={() => setOpen(false)}>
          <BoardContext value={{ ...board, open }}>
            <PileList items={items} />
          </BoardContext>
        </Popover>
      )}
    </>
  );
}

function PileList({ items }: Pick<Entry, 'items'>) {
  const stops = useStops({ view: 'llista', date: getDay(items[0].start), content: items });
  return (
    <div {...stops} className="calendar-pile-list">
      <ItemList items={items} />
    </div>
  );
}
