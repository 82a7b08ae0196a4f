import type { ReactNode } from 'react';
import './FormLayout.css';

type FormLayoutProps = {
  /** The form, in a card. */
  children: ReactNode;
  /** What the person needs beside it: a Card as `aside`, or a FormSide. Above the form where there is no room. */
  aside?: ReactNode;
};

/** A form with its context at the side, which is read before it. */
export function FormLayout({ children, aside }: FormLayoutProps) {
  if (!aside) return <>{children}</>;
  return (
    <div className="form-layout">
      {aside}
      {children}
    </div>
  );
}

/** What of the form itself stands at its side: what is seldom changed, in cards of their own. */
export function FormSide({ inert, children }: { inert: boolean; children: ReactNode }) {
  return (
    <div className="form-side" inert={inert}>
      {children}
    </div>
  );
}

/** The last part of a form's card: its buttons, always in sight. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="form-actions">{children}</div>;
}
