import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { compare } from './compare';
import { writeCsv } from './csv';
import { writeFeature } from './gherkin';
import { writeJunit } from './junit';
import { writePage } from './page';
import { Report } from './schema';

type Options = { old?: Report | undefined; demo?: string | undefined };

/** Writes a Gherkin file for each machine, and removes former ones. */
function writeFeatures(folder: string, { machines }: Report): void {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith('.feature')) rmSync(join(folder, file));
  for (const machine of machines) {
    const feature = writeFeature(machine);
    if (feature !== undefined) writeFileSync(join(folder, `${machine.id}.feature`), feature);
  }
}

export function writeReport(folder: string, report: Report, { old, demo }: Options = {}): void {
  mkdirSync(folder, { recursive: true });
  const tokens = readFileSync(join(process.cwd(), 'src', 'views', 'ui', 'theme', 'tokens.css'), 'utf8');
  const page = writePage(report, tokens, { comparison: old && compare(old, report), demo });
  writeFileSync(join(folder, 'paths.json'), `${JSON.stringify(report)}\n`);
  writeFileSync(join(folder, 'paths.schema.json'), `${JSON.stringify(z.toJSONSchema(Report), null, 2)}\n`);
  writeFileSync(join(folder, 'paths.junit.xml'), writeJunit(report));
  writeFileSync(join(folder, 'paths.csv'), writeCsv(report));
  writeFeatures(join(folder, 'features'), report);
  writeFileSync(join(folder, 'index.html'), page);
}
