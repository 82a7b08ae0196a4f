import type { ReactNode } from 'react';
import { IconPaths } from './Icon';
import { paths } from './icons/paths';

/** Provides the icons that the first page does without. */
export function AllIcons({ children }: { children: ReactNode }) {
  return <IconPaths value={paths}>{children}</IconPaths>;
}
