import type { ReactNode } from 'react';
import { IconPaths } from './Icon';
import { paths } from './icons/paths';

/** Around what needs more icons than the first page has. */
export function AllIcons({ children }: { children: ReactNode }) {
  return <IconPaths value={paths}>{children}</IconPaths>;
}
