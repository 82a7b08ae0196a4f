import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** A test's result with the build that it ran in, and which part of the whole its shard is. */
export type Stored = Result & { build: string; shard: { current: number; total: number } };

/** Where a run leaves its results. */
export const RESULTS = join('.cache', 'paths');

/** The built demo, by its page: that names all its files, and these are named by what they hold. */
function getBuild(): string {
  const page = readFileSync(join(process.cwd(), 'dist-demo', 'index.html'));
  return createHash('sha256').update(page).digest('hex').slice(0, 12);
}

/** Leaves a test's result for the report; without shards it is the whole. */
export function writeResult(name: string, result: Result, shard: Stored['shard'] | null): void {
  const folder = join(process.cwd(), RESULTS);
  mkdirSync(folder, { recursive: true });
  const stored: Stored = { ...result, build: getBuild(), shard: shard ?? { current: 1, total: 1 } };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(stored));
}

/** Links of the lessons that the paths of a machine have become. */
export function readLinks(machine: string): string[] {
  const { walked = [] } = JSON.parse(
    readFileSync(join(process.cwd(), RESULTS, `${machine}.json`), 'utf8'),
  ) as Result;
  return walked.map(({ link }) => link);
}

/** What the browser showed of each machine: whatever the journals of all its pages took. */
export function readRuns(machines: readonly string[], results: readonly Result[]): Record<string, Run> {
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
