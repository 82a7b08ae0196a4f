import type { ReactNode } from 'react';
import type { AppPath } from '../../domain/access/routes';
import { base } from '../ui/base';

/** Link to a record in another tab: the form stays open. */
export function OtherTab({ href, children }: { href: AppPath; children: ReactNode }) {
  return (
    <a href={base + href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
