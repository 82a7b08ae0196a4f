import type { ReactNode } from 'react';
import './Agenda.css';

/** Rows of a day in order of time: the hour, a tile, what it is, and what may be done. */
export function Agenda({ children }: { children: ReactNode }) {
  return <ol className="agenda">{children}</ol>;
}
