import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importJournal } from '../../../src/journal/exchange';
import type { Divergence } from '../live';
import { measure, type Measured } from '../measured';
import type { Ran, Run } from '../report/collect';
import { LEFT } from './left';
import type { Walked } from './toLesson';

/** Result of one browser test: how far it came, and what the journals of its pages recorded. */
export type Result = {
  machine: string;
  paths: number;
  left: Readonly<Record<string, string>>;
  journals: string[];
  walked?: Walked[];
  ran: Ran[];
  divergence?: Divergence & { screenshot?: string };
};

/** Stored result with its build, and its shard's number and count. */
export type Stored = Result & { build: string; shard: { current: number; total: number } };

export const RESULTS = join('.cache', 'paths');

/** Hash of the built demo's page, which names all files by their contents. */
function getBuild(): string {
  const page = readFileSync(join(process.cwd(), 'dist-demo', 'index.html'));
  return createHash('sha256').update(page).digest('hex').slice(0, 12);
}

/** Stores a test's result for the report; without shards it is the whole. */
export function writeResult(name: string, result: Result, shard: Stored['shard'] | null): void {
  const folder = join(process.cwd(), RESULTS);
  mkdirSync(folder, { recursive: true });
  const stored: Stored = { ...result, build: getBuild(), shard: shard ?? { current: 1, total: 1 } };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(stored));
}

export function readLinks(machine: string): string[] {
  const { walked = [] } = JSON.parse(
    readFileSync(join(process.cwd(), RESULTS, `${machine}.json`), 'utf8'),
  ) as Result;
  return walked.map(({ link }) => link);
}

/** Runs of the machines by the journals of all pages. */
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
