import type { ReactNode } from 'react';
import './Agenda.css';

/** Rows of a day by time: hour, tile, text and actions. */
export function Agenda({ children }: { children: ReactNode }) {
  return <ol className="agenda">{children}</ol>;
}
