import type { ReactNode } from 'react';
import './FormLayout.css';

type FormLayoutProps = {
  children: ReactNode;
  /** Context: a Card as `aside`, or a FormSide. Above the form on a narrow window. */
  aside?: ReactNode;
};

/** Form with its context at the side, which comes first in reading order. */
export function FormLayout({ children, aside }: FormLayoutProps) {
  if (!aside) return <>{children}</>;
  return (
    <div className="form-layout">
      {aside}
      {children}
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

/** Buttons at the end of a form's card, always visible, and a note beside them. */
export function FormActions({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="form-actions">
      {children}
      {note && <p className="form-actions-note">{note}</p>}
    </div>
  );
}
