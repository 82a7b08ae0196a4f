import type { ReactNode } from 'react';
import { Card } from './Card';
import { useKeepFocus } from './useKeepFocus';
import './FormLayout.css';

type FormLayoutProps = {
  children: ReactNode;
  actions: ReactNode;
  /** Context: a Card as `aside`. Above the form on a narrow window. */
  aside?: ReactNode;
  /** A FormSide: beside the form, below it on a narrow window, and always before the actions. */
  side?: ReactNode;
};

/** Card of a form. Its context comes first in reading order, cards of its own fields after its others. */
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

/** Cards of rarely changed fields, at the side of the form. */
export function FormSide({ inert, children }: { inert: boolean; children: ReactNode }) {
  return (
    <div className="form-side" inert={inert}>
      {children}
    </div>
  );
}

/** Buttons at the end of a form's card, always visible, and a note beside them. It takes their focus when they go. */
export function FormActions({ note, children }: { note?: ReactNode; children: ReactNode }) {
  const kept = useKeepFocus<HTMLDivElement>(children);
  return (
    <div className="form-actions" {...kept}>
      {children}
      {note && <p className="form-actions-note">{note}</p>}
    </div>
  );
}
