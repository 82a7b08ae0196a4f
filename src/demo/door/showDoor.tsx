import { keepFiles } from '../offline';
import { showPage } from '../showPage';
import { door as texts } from '../text/door';
import type { Demo } from '../useDemo';
import { Door } from './Door';

export function showDoor(demo: Demo): void {
  showPage(texts.heading, <Door demo={demo} />);
  keepFiles();
}
