import type { ReactNode } from 'react';
import { classes } from './classes';
import './Page.css';

type PageProps = {
  narrow?: boolean | undefined;
  children: ReactNode;
};

export function Page({ narrow, children }: PageProps) {
  return <div className={classes('page', narrow && 'page-narrow')}>{children}</div>;
}
