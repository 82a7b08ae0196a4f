import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importJournal } from '../../../src/journal/exchange';
import type { Divergence } from '../live';
import { measure, type Measured } from '../measured';
import type { Ran, Run } from '../report/collect';
import { LEFT } from './left';
import type { Walked } from './toLesson';

/** What one test of the browser found: how far it came, and what the journals of its pages recorded. */
export type Result = {
  /** Whose report shows it. */
  machine: string;
  paths: number;
  left: Readonly<Record<string, string>>;
  journals: string[];
  /** Paths that a person can follow by hand too. */
  walked?: Walked[];
  /** What ran, with what became of it. */
  ran: Ran[];
  divergence?: Divergence & { screenshot?: string };
};

/** Forgotten before each run, so that only what a run shows counts. */
const FOLDER = join(process.cwd(), '.cache', 'paths');

export function writeResult(name: string, result: Result): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(result));
}

/** What the browser showed of each machine: whatever the journals of all its pages took. */
export function readRuns(machines: readonly string[]): Record<string, Run> {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).toSorted() : [];
  const results = files.map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Result);
  const measured = new Map<string, Measured>();
  for (const { journals } of results)
    for (const journal of journals) measure(importJournal(journal), measured);
  return Object.fromEntries(
    machines.map((id): [string, Run] => {
      const own = results.filter(({ machine }) => machine === id);
      const divergence = own.find((result) => result.divergence)?.divergence;
      const left = [LEFT, ...own.map((result) => result.left)].flatMap((reasons) =>
        Object.entries(reasons).filter(([name]) => name.split(/[ .]/)[0] === id),
      );
      return [
        id,
        {
          by: 'browser',
          paths: own.reduce((sum, { paths }) => sum + paths, 0),
          taken: [...(measured.get(id)?.taken ?? [])].toSorted(),
          left: Object.fromEntries(left),
          walked: own.flatMap(({ walked = [] }) => walked),
          ran: own.flatMap(({ ran }) => ran),
          ...(divergence && { divergence }),
        },
      ];
    }),
  );
}
