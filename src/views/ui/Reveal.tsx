import type { ReactNode } from 'react';

/** Fields that another field's value brought up, indented right below it. */
export function Reveal({ children }: { children: ReactNode }) {
  return <div className="reveal">{children}</div>;
}
