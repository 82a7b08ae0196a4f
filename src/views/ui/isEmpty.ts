import type { ReactNode } from 'react';

export function isEmpty(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || value === '-';
}
