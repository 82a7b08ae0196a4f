import { downloadCsv } from '../../app/browser/download';
import { keepFiles } from '../offline';
import { showPage } from '../showPage';
import { classroom as texts } from '../text/classroom';
import { Classroom } from './Classroom';

/** Renders the classroom instead of the demo, without its server. */
export function showClassroom(): void {
  showPage(texts.title, <Classroom download={downloadCsv} />);
  keepFiles();
}
