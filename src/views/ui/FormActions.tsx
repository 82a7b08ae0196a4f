import type { ReactNode } from 'react';

/** The last part of a form's card: its buttons, always in sight. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="sticky-actions">{children}</div>;
}
