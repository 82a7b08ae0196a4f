import type { ReactNode } from 'react';
import { useIsStaging } from '../../hooks/staging';
import { lazyPart } from '../ui/lazyPart';
import { PublicShell } from '../ui/PublicShell';

const ThemeButton = lazyPart('ThemeButton', () => import('./ThemeButton'));

export function PublicLayout({ banner, children }: { banner?: ReactNode; children: ReactNode }) {
  return (
    <PublicShell staging={useIsStaging()} tools={<ThemeButton />} banner={banner}>
      {children}
    </PublicShell>
  );
}
