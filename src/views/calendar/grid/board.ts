import { createContext, use, type ReactNode, type RefObject } from 'react';
import type { Instant } from '../../../domain/values/madrid';
import type { CalendarItem } from './item';

/** Moving an appointment to another place of the calendar. */
export type BoardMove = {
  /** Ids of the appointments that may be picked up. */
  movable: ReadonlySet<string>;
  /** Id of the appointment that is picked up. */
  movingId: string | undefined;
  /** Free hours where it may go. */
  targets: readonly CalendarItem[];
  begin: (item: CalendarItem, element: HTMLElement, byKeys: boolean) => void;
  choose: (target: CalendarItem) => void;
  stop: () => void;
};

/** State of the page for the library's views and toolbar, which get the rest from the library. */
export type Board = {
  now: Instant;
  selectedId?: string | undefined;
  /** The appointment that was just booked. */
  newId?: string | undefined;
  /** Opens an item's peek beside an element; null closes the open one. */
  open: (item: CalendarItem | null, element: HTMLElement) => void;
  /** The end of an item's line in a list. */
  renderEnd?: ((item: CalendarItem) => ReactNode) | undefined;
  move?: BoardMove | undefined;
  isLoading?: boolean | undefined;
  isFailed?: boolean | undefined;
  /** Whether the number of appointments is unknown, so that no count is shown. */
  isUnknown?: boolean | undefined;
  /** Set until anything has arrived: whether a day will have several columns. */
  awaits?: 'day' | 'columns' | undefined;
  failures?: ReactNode;
  /** In place of a view without items. */
  empty?: ReactNode;
  /** Contents of the shown period, in words. */
  summary?: ReactNode;
  /** Buttons at the end of the bar. */
  tools?: ReactNode;
  filters?: ReactNode;
};

type BoardState = Board & {
  /** Whether the focus is in the view, kept while one view takes the place of another. */
  hasFocus: RefObject<boolean>;
};

export const BoardContext = createContext<BoardState | null>(null);

export function useBoard(): BoardState {
  const board = use(BoardContext);
  if (!board) throw new Error('A part of the calendar is rendered outside CalendarGrid');
  return board;
}
