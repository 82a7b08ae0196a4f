import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { door as texts } from '../text/door';
import { getDocumentTitle } from '../../text/titles';
import { Door } from './Door';
import type { Demo } from '../useDemo';
import { keepFiles } from '../offline';

/** Renders the door instead of the product. */
export function showDoor(demo: Demo): void {
  const container = document.getElementById('root') as HTMLElement;
  container.replaceChildren();
  delete document.documentElement.dataset['boot'];
  document.title = getDocumentTitle(texts.heading);
  keepFiles();
  createRoot(container).render(
    <StrictMode>
      <Door demo={demo} />
    </StrictMode>,
  );
}
