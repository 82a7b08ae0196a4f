import type { ReactNode } from 'react';
import { Icon } from './Icon';

/** One thing to know before filling in a form. */
export function FormHint({ children }: { children: ReactNode }) {
  return (
    <div className="hint">
      <Icon name="info" />
      <p>{children}</p>
    </div>
  );
}
