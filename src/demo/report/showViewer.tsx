import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readFile, UnreadableError } from '../../journal/exchange';
import { readSteps } from '../../journal/steps';
import { getDocumentTitle } from '../../text/titles';
import { viewer as texts } from '../text/viewer';
import { ReportViewer, type Reading } from './ReportViewer';
import { base } from '../../views/ui/base';
import { loadMachines } from '../../app/screens/machines';

/** Reads a file into steps, or returns the problem; unknown machines are those of another version. */
export async function readReport(text: string): Promise<Reading> {
  const machines = await loadMachines();
  try {
    const { journal, about } = readFile(text);
    return { journal, about, steps: readSteps(journal, machines) };
  } catch (error) {
    return error instanceof UnreadableError ? error.code : 'version';
  }
}

/** Renders the report viewer instead of the demo, without its server. */
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
