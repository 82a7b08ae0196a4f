import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  children: ReactNode;
  /** `status` announces what changes inside. */
  role?: 'status' | undefined;
}

/** Words for assistive technology alone. */
export function VisuallyHidden({ children, role }: VisuallyHiddenProps) {
  return (
    <span className="sr" role={role}>
      {children}
    </span>
  );
}
