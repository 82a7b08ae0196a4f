import type { ReactNode } from 'react';
import './LineLink.css';

/** A link out of the application in a line of text: tall enough to press, while the line stays as it is. */
export function LineLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="line-link" href={href}>
      {children}
    </a>
  );
}
