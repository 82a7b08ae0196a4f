import type { ReactNode } from 'react';
import { ui } from '../../text/ui/components';
import './FilterBar.css';

export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <search className="filter-bar" aria-label={ui.filters}>
      {children}
    </search>
  );
}
