import type { ReactNode } from 'react';
import { Icon } from './Icon';
import './FormHint.css';

export function FormHint({ children }: { children: ReactNode }) {
  return (
    <div className="form-hint">
      <Icon name="info" />
      <p>{children}</p>
    </div>
  );
}
