import type { ReactNode } from 'react';
import { NotFoundPage } from '../../views/shell/NotFoundPage';
import { privateArea } from './privateArea';

/** "Not found" inside the private layout, for a first address that is unknown. */
export function PrivateNotFound({ banner }: { banner: ReactNode }) {
  return (
    <privateArea.Layout banner={banner}>
      <NotFoundPage />
    </privateArea.Layout>
  );
}
