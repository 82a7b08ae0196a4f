import type { ReactNode } from 'react';
import './LineLink.css';

/** External link in a line of text: tall enough to press, without a taller line. */
export function LineLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="line-link" href={href}>
      {children}
    </a>
  );
}
