import { createContext, use, type ReactNode } from 'react';
import type { CalendarItem } from './item';

type Board = {
  selectedId: string | undefined;
  /** What was just booked. */
  newId?: string | undefined;
  /** Opens an item's peek beside an element; null closes what is open. */
  open: (item: CalendarItem | null, element: HTMLElement) => void;
  /** What a line of a list offers at its end. */
  renderEnd?: ((item: CalendarItem) => ReactNode) | undefined;
};

/** What whatever shows an item needs to know. */
export const BoardContext = createContext<Board>({ selectedId: undefined, open: () => undefined });

export function useBoard(): Board {
  return use(BoardContext);
}
