import { useRef, type ComponentProps, type CSSProperties, type DragEvent, type RefObject } from 'react';
import { getDay } from '../../../domain/values/madrid';
import { calendar } from '../../../text/calendar';
import { formatTime, formatTimeRange, formatWeekday } from '../../../text/ui/dates';
import { getLabel, labels, stateNames } from '../../../text/options';
import { ui } from '../../../text/ui/components';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons/paths';
import { Tooltip } from '../../ui/Tooltip';
import { stateIcons } from '../../shared/StateChip';
import { getTypeClass, TypeTile } from '../../shared/TypeTile';
import { useBoard, type Board, type BoardMove } from './board';
import { getMinutes, type CalendarItem } from './item';
import { toMoment } from './moves';
import { stopAt } from './useStops';
import './EventButton.css';

type EventButtonProps = {
  item: CalendarItem;
  style?: CSSProperties | undefined;
  inMonth?: boolean | undefined;
};

export function EventButton({ item, style, inMonth }: EventButtonProps) {
  const { selectedId, newId, open, move } = useBoard();
  const grip = useRef<Grip>({ screenX: 0, screenY: 0 });
  const { id, kind, start, tipus, title, hasBegun, isLeaving, state } = item;
  const minutes = inMonth ? 0 : getMinutes(item);
  const hasMore = minutes >= 60;
  const icon = findIcon(item);
  const name = <span className="calendar-event-name">{title}</span>;
  return (
    <Tooltip text={describeWhole(item)} side="beside">
      <button
        type="button"
        className={classes(
          'calendar-event',
          getTypeClass(tipus),
          kind === 'slot' && 'calendar-event-free',
          (hasBegun || isLeaving) && 'calendar-event-past',
          state === 'realitzada' && 'calendar-event-done',
          state === 'no_assistida' && 'calendar-event-absent',
          state === 'per_tancar' && 'calendar-event-late',
          id === newId && 'calendar-event-new',
          id === move?.movingId && 'calendar-event-moving',
        )}
        ref={id === newId ? reveal : undefined}
        style={style}
        {...stopAt(toMoment(start))}
        {...(move?.movable.has(id) && toMoveProps(item, move, grip, open))}
        aria-haspopup="dialog"
        aria-expanded={id === selectedId}
        onClick={(event) => open(item, event.currentTarget)}
      >
        <span className="calendar-event-row">
          <TypeTile tipus={tipus} />
          <span className="calendar-event-time">{formatTime(start)}</span>
          {minutes < 45 && name}
          {icon && <Icon name={icon} />}
        </span>
        {minutes >= 45 && name}
        {hasMore && <span className="calendar-event-more">{describe(item)}</span>}
        <span className="sr">
          {`${getRest(item, inMonth, hasMore)}${id === newId ? `, ${calendar.justBooked}` : ''}`}
        </span>
      </button>
    </Tooltip>
  );
}

/** Where the hand took an appointment; `start` begins the move. */
type Grip = Pick<DragEvent, 'screenX' | 'screenY'> & { start?: ReturnType<typeof setTimeout> };

/** Pixels by which the hand slips at a press; browsers take it for dragging. */
const SLIP = 8;

function toMoveProps(
  item: CalendarItem,
  move: BoardMove,
  grip: RefObject<Grip>,
  open: Board['open'],
): ComponentProps<'button'> {
  return {
    draggable: true,
    'aria-keyshortcuts': 'm',
    onDragStart({ currentTarget, dataTransfer, screenX, screenY }) {
      dataTransfer.effectAllowed = 'move';
      // Firefox drags only with data.
      dataTransfer.setData('text/plain', '');
      // WebKit ends a drag whose start changes the page.
      const start = setTimeout(() => move.begin(item, currentTarget, false));
      grip.current = { screenX, screenY, start };
    },
    onDragEnd({ currentTarget, dataTransfer, screenX, screenY }) {
      clearTimeout(grip.current.start);
      move.stop();
      const way = Math.hypot(screenX - grip.current.screenX, screenY - grip.current.screenY);
      if (way <= SLIP && dataTransfer.dropEffect === 'none') open(item, currentTarget);
    },
    onKeyDown({ key, currentTarget, altKey, ctrlKey, metaKey, shiftKey }) {
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (key.toLowerCase() === 'm') move.begin(item, currentTarget, true);
    },
  };
}

/** Stable function, so that the ref scrolls the event into view only once. */
function reveal(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

function findIcon({ state, modalitat, isHere }: CalendarItem): IconName | undefined {
  if (isHere) return 'user';
  if (state && state !== 'pendent') return stateIcons[state];
  return modalitat === 'Virtual' ? 'video' : undefined;
}

/** Complete text for the tooltip, as the event shortens it. */
function describeWhole({ start, end, title, tipus, state, modalitat, detail, isHere }: CalendarItem): string {
  const facts = [
    isHere && calendar.here,
    title,
    getLabel('tipus', tipus),
    modalitat && getLabel('modalitat', modalitat),
    detail,
  ];
  return [formatTimeRange(start, end), ...facts, state && stateNames[state]].filter(Boolean).join(' · ');
}

/** Third line: open task, or arrival, modality and professional. */
function describe({ state, modalitat, detail, isHere }: CalendarItem): string {
  if (state === 'per_tancar') return stateNames.per_tancar;
  return [isHere && calendar.here, modalitat && getLabel('modalitat', modalitat), detail]
    .filter(Boolean)
    .join(' · ');
}

/** Rest of the accessible name, after the visible text. */
function getRest(item: CalendarItem, withDay: boolean | undefined, hasMore: boolean) {
  const { kind, hasBegun, start, end, tipus, state, modalitat, isHere } = item;
  const isLate = state === 'per_tancar';
  const parts = [
    withDay && formatWeekday(getDay(start)),
    getLabel('tipus', tipus).toLowerCase(),
    ui.until(formatTime(end)),
    isHere && !hasMore && calendar.here.toLowerCase(),
    state && !(hasMore && isLate) && stateNames[state].toLowerCase(),
    modalitat === 'Virtual' && !(hasMore && !isLate) && labels.modalitat.Virtual.toLowerCase(),
  ];
  const rest = `, ${parts.filter(Boolean).join(', ')}`;
  return kind === 'slot' && !hasBegun ? `${rest}. ${calendar.reserve}` : rest;
}
