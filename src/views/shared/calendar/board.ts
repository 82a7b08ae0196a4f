import { createContext, use } from 'react';
import type { CalendarItem } from './item';

type Board = {
  selectedId: string | undefined;
  open: (item: CalendarItem, element: HTMLElement) => void;
  /** How many appointments a day has. */
  countOn: (day: string) => number;
};

/** What the parts that the library draws need to know. */
export const BoardContext = createContext<Board>({
  selectedId: undefined,
  open: () => undefined,
  countOn: () => 0,
});

export function useBoard(): Board {
  return use(BoardContext);
}
