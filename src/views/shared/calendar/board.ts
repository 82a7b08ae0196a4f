import { createContext, use, type ReactNode } from 'react';
import type { CalendarItem } from './item';

/** Moving an appointment to another place of the calendar. */
export type BoardMove = {
  /** The appointments that may be picked up. */
  movable: ReadonlySet<string>;
  /** The one that is picked up. */
  movingId: string | undefined;
  /** The free hours where it may go. */
  targets: readonly CalendarItem[];
  begin: (item: CalendarItem, element: HTMLElement, byKeys: boolean) => void;
  choose: (target: CalendarItem) => void;
  stop: () => void;
};

type Board = {
  selectedId: string | undefined;
  /** What was just booked. */
  newId?: string | undefined;
  /** Opens an item's peek beside an element; null closes what is open. */
  open: (item: CalendarItem | null, element: HTMLElement) => void;
  /** What a line of a list offers at its end. */
  renderEnd?: ((item: CalendarItem) => ReactNode) | undefined;
  move?: BoardMove | undefined;
};

/** What whatever shows an item needs to know. */
export const BoardContext = createContext<Board>({ selectedId: undefined, open: () => undefined });

export function useBoard(): Board {
  return use(BoardContext);
}
