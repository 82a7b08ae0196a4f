import type { ReactNode } from 'react';

/** Twelve columns; each field says how many it takes (`span`). One column on a phone. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid">{children}</div>;
}
