import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { door as texts } from '../text/demo';
import { getDocumentTitle } from '../text/titles';
import { Door } from '../views/demo/door/Door';
import type { Demo } from '../views/demo/useDemo';
import { keepFiles } from './offline';

/** Draws the demonstration's door in the place of the product. */
export function showDoor(demo: Demo): void {
  const container = document.getElementById('root') as HTMLElement;
  container.replaceChildren();
  delete document.documentElement.dataset['boot'];
  document.title = getDocumentTitle(texts.heading);
  if (import.meta.env.VITE_OFFLINE) keepFiles(import.meta.env.VITE_OFFLINE);
  createRoot(container).render(
    <StrictMode>
      <Door demo={demo} />
    </StrictMode>,
  );
}
