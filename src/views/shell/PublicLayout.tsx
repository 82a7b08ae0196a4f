import type { ReactNode } from 'react';
import { useIsStaging } from '../../app/settingsContext';
import { toggleTheme } from '../../app/theme';
import { PublicShell } from '../shared/PublicShell';
import { ThemeToggle } from '../shared/ThemeToggle';

/** Around every page without a session (spec §2). */
export function PublicLayout({ banner, children }: { banner?: ReactNode; children: ReactNode }) {
  return (
    <PublicShell staging={useIsStaging()} tools={<ThemeToggle onToggle={toggleTheme} />} banner={banner}>
      {children}
    </PublicShell>
  );
}
