import type { ReactNode } from 'react';
import './Agenda.css';

export function Agenda({ children }: { children: ReactNode }) {
  return <ol className="agenda">{children}</ol>;
}
