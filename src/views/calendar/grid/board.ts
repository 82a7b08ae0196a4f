import { createContext, use, type ReactNode, type RefObject } from 'react';
import type { Instant } from '../../../domain/values/madrid';
import type { CalendarItem } from './item';

export type BoardMove = {
  movable: ReadonlySet<string>;
  movingId: string | undefined;
  targets: readonly CalendarItem[];
  begin: (item: CalendarItem, element: HTMLElement, byKeys: boolean) => void;
  choose: (target: CalendarItem) => void;
  stop: () => void;
};

/** State of the page for the library's views and toolbar, which get all else from the library. */
export type Board = {
  now: Instant;
  selectedId?: string | undefined;
  newId?: string | undefined;
  open: (item: CalendarItem | null, element: HTMLElement) => void;
  renderEnd?: ((item: CalendarItem) => ReactNode) | undefined;
  move?: BoardMove | undefined;
  isLoading?: boolean | undefined;
  isFailed?: boolean | undefined;
  /** Whether the number of appointments is unknown, so that no count is shown. */
  isUnknown?: boolean | undefined;
  /** Set until the first data arrive: whether a day will have several columns. */
  awaits?: 'day' | 'columns' | undefined;
  failures?: ReactNode;
  empty?: ReactNode;
  summary?: ReactNode;
  tools?: ReactNode;
  filters?: ReactNode;
};

type BoardState = Board & {
  /** Whether the view has the focus, kept across a change of view. */
  hasFocus: RefObject<boolean>;
};

export const BoardContext = createContext<BoardState | null>(null);

export function useBoard(): BoardState {
  const board = use(BoardContext);
  if (!board) throw new Error('A part of the calendar is rendered outside CalendarGrid');
  return board;
}
