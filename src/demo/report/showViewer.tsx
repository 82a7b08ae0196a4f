import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readFile, UnreadableError } from '../../journal/exchange';
import { readSteps } from '../../journal/steps';
import { getDocumentTitle } from '../../text/titles';
import { viewer as texts } from '../text/viewer';
import { ReportViewer, type Reading } from './ReportViewer';
import { base } from '../../views/ui/base';
import { loadMachines } from '../../app/screens/machines';

/** A file as its steps, or why it has none; one whose machines are not these is of another version. */
export async function readReport(text: string): Promise<Reading> {
  const machines = await loadMachines();
  try {
    const { journal, about } = readFile(text);
    return { journal, about, told: readSteps(journal, machines) };
  } catch (error) {
    return error instanceof UnreadableError ? error.code : 'version';
  }
}

/** Draws the viewer in the place of the demonstration, of which it needs nothing. */
export function showViewer(): void {
  const container = document.getElementById('root') as HTMLElement;
  container.replaceChildren();
  delete document.documentElement.dataset['boot'];
  document.title = getDocumentTitle(texts.title);
  createRoot(container).render(
    <StrictMode>
      <ReportViewer read={readReport} home={`${base}/`} />
    </StrictMode>,
  );
}
