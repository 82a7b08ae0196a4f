import type { ReactNode } from 'react';

/** Whether a value has nothing to show. */
export function isEmpty(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || value === '-';
}
