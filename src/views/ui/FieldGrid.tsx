import type { ReactNode } from 'react';
import { classes } from './classes';
import './FieldGrid.css';

type FieldGridProps = {
  /** In a FormSide, which is narrow where there is much room. */
  side?: boolean;
  children: ReactNode;
};

/** Twelve columns; each field says how many it takes (`span`). One column on a phone. */
export function FieldGrid({ side, children }: FieldGridProps) {
  return <div className={classes('field-grid', side && 'field-grid-side')}>{children}</div>;
}

/** Fields that another field's value brought up, indented right below it. */
export function Reveal({ children }: { children: ReactNode }) {
  return <div className="field-reveal">{children}</div>;
}
