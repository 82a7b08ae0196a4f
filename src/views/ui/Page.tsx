import type { ReactNode } from 'react';
import { classes } from './classes';
import './Page.css';

type PageProps = {
  /** The width of forms and details. */
  narrow?: boolean | undefined;
  children: ReactNode;
};

/** The width of a screen's content. */
export function Page({ narrow, children }: PageProps) {
  return <div className={classes('page', narrow && 'page-narrow')}>{children}</div>;
}
