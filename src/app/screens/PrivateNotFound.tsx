import type { ReactNode } from 'react';
import { NotFoundPage } from '../../views/shell/NotFoundPage';
import { privateArea } from './privateArea';

/** An unknown address that somebody who is signed in begins with: the menu is there all the same. */
export function PrivateNotFound({ banner }: { banner: ReactNode }) {
  return (
    <privateArea.Layout banner={banner}>
      <NotFoundPage />
    </privateArea.Layout>
  );
}
