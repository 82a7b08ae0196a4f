import type { ReactNode } from 'react';
import { ui } from '../../text/ui/components';
import './FilterBar.css';

type FilterBarProps = {
  /** SearchField and FilterButtons. */
  children: ReactNode;
  end?: ReactNode;
};

/** Strip above a list; scrolls sideways on a phone. */
export function FilterBar({ children, end }: FilterBarProps) {
  return (
    <search className="filter-bar" aria-label={ui.filters}>
      {children}
      {end && <span className="filter-bar-end">{end}</span>}
    </search>
  );
}
