import type { ReactNode } from 'react';
import { Button } from './Button';
import './SelectionBar.css';

type SelectionBarProps = {
  /** Name of the bar, for screen readers. */
  label: string;
  /** Number of chosen rows. Announced when it changes. */
  title: string;
  note: string | null;
  clear: { label: string; onPress: () => void };
  /** Buttons that act on the chosen rows. */
  children: ReactNode;
};

/** Chosen rows of a table, in the place of its filters. */
export function SelectionBar({ label, title, note, clear, children }: SelectionBarProps) {
  return (
    <div className="selection-bar" role="group" aria-label={label}>
      <div role="status">
        <span className="strong">{title}</span>
        {note !== null && <span className="selection-bar-note">{note}</span>}
      </div>
      {children}
      <Button variant="quiet" small onClick={clear.onPress}>
        {clear.label}
      </Button>
    </div>
  );
}
