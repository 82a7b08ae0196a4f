import { exportJournal } from '../journal/exchange';
import { addMinutes } from '../domain/madrid';
import type { Met } from '../machines/differences';
import type { Report } from '../machines/report';
import { readJournal } from './startJournal';

/** What happened since the page was opened, as JSON, without anything that names a person: the journal holds nothing of it. */
export function collectReport(differences: readonly Met[], now: number): Report {
  const journal = readJournal();
  const at = addMinutes(new Date(now).toISOString(), 0);
  const { userAgent, language, onLine } = navigator;
  const report = {
    format: 'punt-jove.report',
    version: 1,
    application: __BUILD_VERSION__,
    at,
    browser: { userAgent, language, onLine, width: innerWidth, height: innerHeight },
    differences,
    journal: journal && (JSON.parse(exportJournal(journal)) as unknown),
  };
  return {
    name: `informe_${at.slice(0, 19).replaceAll(':', '-')}.json`,
    text: JSON.stringify(report, null, 1),
    events: journal?.entries.length ?? 0,
    differences: differences.length,
  };
}
