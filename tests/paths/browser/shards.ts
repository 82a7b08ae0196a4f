import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stored } from './results';

type Found = { folder: string; name: string; result: Stored };

const ONCE_MORE = 'Delete the older folder and run its shard again.';

function isStored(value: unknown): value is Stored {
  const fields: Partial<Stored> = typeof value === 'object' && value !== null ? value : {};
  return typeof fields.build === 'string' && Array.isArray(fields.journals) && Array.isArray(fields.ran);
}

/** @throws {Error} which names the file that is no result */
function readResult(file: string): Stored {
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    found = undefined;
  }
  if (!isStored(found)) throw new Error(`${file} is no result of the paths' tests. ${ONCE_MORE}`);
  return found;
}

function readFolder(folder: string): Found[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  if (names.length === 0) throw new Error(`${folder} has no results of the paths' tests.`);
  return names.toSorted().map((name) => ({ folder, name, result: readResult(join(folder, name)) }));
}

function expectOneBuild([first, ...others]: readonly Found[]): void {
  const other = others.find(({ result }) => result.build !== first?.result.build);
  if (!first || !other) return;
  const [one, two] = [first, other].map(({ folder, name, result }) =>
    folder === other.folder && folder === first.folder
      ? `${folder} has ${name} of build ${result.build}`
      : `${folder} is of build ${result.build}`,
  );
  throw new Error(`Results of different builds: ${one}, ${two}. ${ONCE_MORE}`);
}

function expectNoDouble(found: readonly Found[]): void {
  const known = new Map<string, string>();
  for (const { folder, name } of found) {
    const before = known.get(name);
    if (before !== undefined) throw new Error(`${name} is in ${before} and in ${folder}: give a shard once.`);
    known.set(name, folder);
  }
}

function expectAll(found: readonly Found[]): void {
  const totals = new Set(found.map(({ result }) => result.shard.total));
  if (totals.size > 1)
    throw new Error(`Shards of ${[...totals].join(' and of ')} do not make one whole. ${ONCE_MORE}`);
  const [total = 0] = totals;
  const there = new Set(found.map(({ result }) => result.shard.current));
  const missing = Array.from({ length: total }, (_, index) => index + 1).filter((each) => !there.has(each));
  if (missing.length > 0)
    throw new Error(
      missing.length === 1
        ? `Shard ${missing[0]} of ${total} is missing.`
        : `Shards ${missing.join(', ')} of ${total} are missing.`,
    );
}

/**
 * The results of all shards of one run.
 * @throws {Error} where they do not belong together, or are not all there
 */
export function joinShards(folders: readonly string[]): Stored[] {
  const found = folders.flatMap(readFolder);
  expectOneBuild(found);
  expectNoDouble(found);
  expectAll(found);
  return found.map(({ result }) => result);
}
