import type { ReactNode } from 'react';
import { ui } from '../../text/ui/components';
import '../styles/list.css';

interface FilterBarProps {
  /** SearchField and FilterButtons. */
  children: ReactNode;
  /** At the right: ColumnsButton. */
  end?: ReactNode;
}

/** The strip above a list; on a phone it scrolls sideways. */
export function FilterBar({ children, end }: FilterBarProps) {
  return (
    <search className="filters" aria-label={ui.filters}>
      {children}
      {end && <span className="end">{end}</span>}
    </search>
  );
}
