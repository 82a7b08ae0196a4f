import type { ReactNode } from 'react';

interface FormLayoutProps {
  /** The form, in a card. */
  children: ReactNode;
  /** What the person needs beside it: a Card as `aside`. Above the form where there is no room. */
  aside?: ReactNode;
}

/** A form with its context at the side. */
export function FormLayout({ children, aside }: FormLayoutProps) {
  if (!aside) return <>{children}</>;
  return (
    <div className="form-layout">
      {children}
      {aside}
    </div>
  );
}
