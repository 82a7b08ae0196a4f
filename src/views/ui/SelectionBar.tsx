import type { ReactNode } from 'react';
import { Button } from './Button';
import './SelectionBar.css';

type SelectionBarProps = {
  label: string;
  /** Announced when it changes. */
  title: string;
  note: string | null;
  clear: { label: string; onPress: () => void };
  children: ReactNode;
};

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
