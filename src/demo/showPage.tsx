import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { getDocumentTitle } from '../text/titles';

/** Renders a page of the demo's own instead of the product. */
export function showPage(title: string, page: ReactNode): void {
  const container = document.getElementById('root') as HTMLElement;
  container.replaceChildren();
  delete document.documentElement.dataset['boot'];
  document.title = getDocumentTitle(title);
  createRoot(container).render(<StrictMode>{page}</StrictMode>);
}
