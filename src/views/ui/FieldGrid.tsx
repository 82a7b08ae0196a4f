import type { ReactNode } from 'react';
import './FieldGrid.css';

/** Twelve columns; each field says how many it takes (`span`). One column on a phone. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="field-grid">{children}</div>;
}

/** Fields that another field's value brought up, indented right below it. */
export function Reveal({ children }: { children: ReactNode }) {
  return <div className="field-reveal">{children}</div>;
}
