import { lazy, Suspense, type ReactNode } from 'react';
import { useIsStaging } from '../../hooks/staging';
import { PublicShell } from '../ui/PublicShell';

const ThemeButton = lazy(async () => ({ default: (await import('./ThemeButton')).ThemeButton }));

/** Around every page without a session (spec §2). */
export function PublicLayout({ banner, children }: { banner?: ReactNode; children: ReactNode }) {
  return (
    <PublicShell
      staging={useIsStaging()}
      tools={
        <Suspense fallback={null}>
          <ThemeButton />
        </Suspense>
      }
      banner={banner}
    >
      {children}
    </PublicShell>
  );
}
