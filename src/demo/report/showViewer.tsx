import { readFile, UnreadableError } from '../../journal/exchange';
import { readSteps } from '../../journal/steps';
import { showPage } from '../showPage';
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
  showPage(texts.title, <ReportViewer read={readReport} home={`${base}/`} />);
}
