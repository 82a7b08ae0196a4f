import type { ReactNode } from 'react';
import { IconPaths } from './Icon';
import { paths } from './icons/paths';

export function AllIcons({ children }: { children: ReactNode }) {
  return <IconPaths value={paths}>{children}</IconPaths>;
}
