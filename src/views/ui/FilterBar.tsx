import type { ReactNode } from 'react';
import { ui } from '../../text/ui/components';
import './FilterBar.css';

/** Strip of a SearchField and FilterButtons above a list; scrolls sideways on a phone. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <search className="filter-bar" aria-label={ui.filters}>
      {children}
    </search>
  );
}
