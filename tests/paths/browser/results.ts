import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importJournal } from '../../../src/journal/exchange';
import type { Divergence } from '../live';
import { measure, type Measured } from '../measured';
import type { Run } from '../report/collect';
import { LEFT } from './left';

/** What one test of the browser found: how far it came, and what the journals of its pages recorded. */
export type Result = {
  paths: number;
  left: Readonly<Record<string, string>>;
  journals: string[];
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
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const results = new Map(
    names.map((file) => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Result,
    ]),
  );
  const measured = new Map<string, Measured>();
  for (const { journals } of results.values())
    for (const journal of journals) measure(importJournal(journal), measured);
  return Object.fromEntries(
    machines.map((id): [string, Run] => {
      const { paths = 0, left = {}, divergence } = results.get(id) ?? {};
      const taken = [...(measured.get(id)?.taken ?? [])].toSorted();
      const others = Object.entries(LEFT).filter(([name]) => name.split(/[ .]/)[0] === id);
      return [
        id,
        {
          ...{ by: 'browser', paths, taken, left: { ...left, ...Object.fromEntries(others) } },
          ...(divergence && { divergence }),
        },
      ];
    }),
  );
}
