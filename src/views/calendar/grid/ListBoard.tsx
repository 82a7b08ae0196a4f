import { useEffect, useRef, useState } from 'react';
import { getDay, type Day } from '../../../domain/values/madrid';
import { ui } from '../../../text/ui/components';
import { formatLongDay, formatTime, formatWeekday } from '../../../text/ui/dates';
import { getLabel } from '../../../text/options';
import { Card } from '../../ui/Card';
import { StateChip } from '../../shared/StateChip';
import { TypeTile } from '../../shared/TypeTile';
import { useBoard } from './board';
import { getMinutes, summarize, type CalendarItem } from './item';
import { Agenda } from '../../ui/Agenda';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { toMoment } from './moves';
import { stopAt } from './useStops';
import './ListBoard.css';

export function ListBoard({ days }: { days: ReadonlyMap<Day, readonly CalendarItem[]> }) {
  return (
    <div className="calendar-list">
      {[...days].map(([day, ofDay]) => (
        <Card key={day} as="section">
          <div className="card-head">
            <h2>{formatLongDay(day)}</h2>
            <span className="muted">{summarize(ofDay)}</span>
          </div>
          <ItemList items={ofDay} />
        </Card>
      ))}
    </div>
  );
}

/** Lines per step: hundreds at once would block the page. */
const LINES = 50;

export function ItemList({ items }: { items: readonly CalendarItem[] }) {
  const [limit, setLimit] = useState(LINES);
  const list = useRef<HTMLDivElement>(null);
  const isPrinted = useMediaQuery('print');
  const shown = isPrinted ? items : items.slice(0, limit);
  const rest = items.length - shown.length;
  const day = getDay(items[0]?.start ?? '');

  useEffect(() => {
    if (limit > LINES) list.current?.querySelectorAll<HTMLElement>('.agenda-name')[limit - LINES]?.focus();
  }, [limit]);

  return (
    <div ref={list}>
      <Agenda>
        {shown.map((item) => (
          <ListItem key={item.id} item={item} />
        ))}
      </Agenda>
      {rest > 0 && (
        <button
          type="button"
          className="calendar-list-rest"
          aria-label={`${ui.more(rest)}: ${formatWeekday(day)}`}
          {...stopAt(`${day}T23:59`)}
          onClick={() => setLimit(limit + LINES)}
        >
          {ui.more(rest)}
        </button>
      )}
    </div>
  );
}

function ListItem({ item }: { item: CalendarItem }) {
  const { selectedId, open, renderEnd } = useBoard();
  const { id, kind, start, tipus, title, state, modalitat, detail } = item;
  const facts = [getLabel('tipus', tipus), modalitat && getLabel('modalitat', modalitat), detail];
  return (
    <li className={kind === 'slot' ? 'agenda-free' : state === 'realitzada' ? 'agenda-done' : undefined}>
      <time dateTime={start}>
        <span>{formatTime(start)}</span>
        <small>{`${getMinutes(item)} min`}</small>
      </time>
      <TypeTile tipus={tipus} />
      <div>
        <button
          type="button"
          className="agenda-name"
          {...stopAt(toMoment(start))}
          aria-haspopup="dialog"
          aria-expanded={id === selectedId}
          onClick={(event) => open(item, event.currentTarget)}
        >
          <span>{title}</span>
          <span className="sr">{`, ${formatTime(start)}`}</span>
        </button>
        <span className="sub-line">{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <div className="agenda-end">
        {state && <StateChip state={state} />}
        {renderEnd?.(item)}
      </div>
    </li>
  );
}
