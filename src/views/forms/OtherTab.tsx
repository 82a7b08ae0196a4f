import type { ReactNode } from 'react';
import type { AppPath } from '../../domain/access/routes';
import { base } from '../ui/base';

/** A way to a record beside the form, which stays as it is. */
export function OtherTab({ href, children }: { href: AppPath; children: ReactNode }) {
  return (
    <a href={base + href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
