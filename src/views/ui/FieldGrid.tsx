import type { ReactNode } from 'react';
import { classes } from './classes';
import './FieldGrid.css';

type FieldGridProps = {
  side?: boolean;
  children: ReactNode;
};

/** Twelve columns, taken by the fields' `span`; one column on a phone. */
export function FieldGrid({ side, children }: FieldGridProps) {
  return <div className={classes('field-grid', side && 'field-grid-side')}>{children}</div>;
}

/** Fields that depend on the field above, indented below it. */
export function Reveal({ children }: { children: ReactNode }) {
  return <div className="field-reveal">{children}</div>;
}
