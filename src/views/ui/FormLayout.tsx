import type { ReactNode } from 'react';
import { Card } from './Card';
import { useKeepFocus } from './useKeepFocus';
import './FormLayout.css';

type FormLayoutProps = {
  children: ReactNode;
  actions: ReactNode;
  /** A Card; above the form on a narrow window. */
  aside?: ReactNode;
  /** A FormSide: beside the form, below it on a narrow window, and always before the actions. */
  side?: ReactNode;
};

/** The context comes first in reading order, cards of the form's own fields after the others. */
export function FormLayout({ children, actions, aside, side }: FormLayoutProps) {
  if (side) {
    return (
      <div className="form-sided">
        <div className="form-layout">
          <Card>{children}</Card>
          {side}
        </div>
        {actions}
      </div>
    );
  }
  const card = (
    <Card>
      {children}
      {actions}
    </Card>
  );
  if (!aside) return card;
  return (
    <div className="form-layout">
      {aside}
      {card}
    </div>
  );
}

export function FormSide({ inert, children }: { inert: boolean; children: ReactNode }) {
  return (
    <div className="form-side" inert={inert}>
      {children}
    </div>
  );
}

/** Always visible; takes the focus of its buttons when they go. */
export function FormActions({ note, children }: { note?: ReactNode; children: ReactNode }) {
  const kept = useKeepFocus<HTMLDivElement>(children);
  return (
    <div className="form-actions" {...kept}>
      {children}
      {note && <p className="form-actions-note">{note}</p>}
    </div>
  );
}
