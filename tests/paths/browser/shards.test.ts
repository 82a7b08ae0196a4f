import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Stored } from './results';
import { joinShards } from './shards';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shards-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const toResult = (machine: string, current: number, total: number, build = 'aaaa'): Stored => ({
  machine,
  paths: 1,
  left: {},
  journals: [],
  ran: [],
  build,
  shard: { current, total },
});

function store(folder: string, ...results: Stored[]): string {
  const path = join(root, folder);
  mkdirSync(path, { recursive: true });
  for (const result of results) writeFileSync(join(path, `${result.machine}.json`), JSON.stringify(result));
  return path;
}

const name = (text: string) => text.replaceAll(`${root}/`, '');
const refuse = (folders: readonly string[]): string => {
  try {
    joinShards(folders);
  } catch (error) {
    return name(String(error));
  }
  return 'joined';
};

test('shards of one run are one', () => {
  const results = [toResult('auth', 1, 2), toResult('home', 1, 2), toResult('alta', 2, 2)];
  const one = store('one', results[0] as Stored, results[1] as Stored);
  const two = store('two', results[2] as Stored);
  expect(joinShards([one, two])).toEqual(results);
  // Shards that run one after another leave their results in one folder.
  expect(joinShards([store('two', ...results)])).toHaveLength(3);
});

test('shards that do not belong together are refused in a sentence', () => {
  const one = store('one', toResult('auth', 1, 3));
  const other = store('other', toResult('home', 2, 3, 'bbbb'));
  const again = store('again', toResult('auth', 1, 3));
  const half = store('half', toResult('home', 2, 2));
  const mixed = store('mixed', toResult('auth', 1, 2), toResult('home', 2, 2, 'bbbb'));
  const once = 'Delete the older folder and run its shard again.';
  expect(refuse([one, other])).toBe(
    `Error: Results of different builds: one is of build aaaa, other is of build bbbb. ${once}`,
  );
  expect(refuse([mixed])).toBe(
    'Error: Results of different builds: mixed has auth.json of build aaaa, ' +
      `mixed has home.json of build bbbb. ${once}`,
  );
  expect(refuse([one, again])).toBe('Error: auth.json is in one and in again: give a shard once.');
  expect(refuse([one, half])).toBe(`Error: Shards of 3 and of 2 do not make one whole. ${once}`);
  expect(refuse([one])).toBe('Error: Shards 2, 3 of 3 are missing.');
  expect(refuse([one, store('two', toResult('home', 2, 3))])).toBe('Error: Shard 3 of 3 is missing.');
});

test('what is no result is refused by its name', () => {
  const folder = store('one', toResult('auth', 1, 1));
  writeFileSync(join(folder, 'zz.json'), '{"machine":"home"}');
  expect(refuse([folder])).toMatch(/^Error: one\/zz\.json is no result of the paths' tests\./);
  expect(refuse([join(root, 'none')])).toBe("Error: none has no results of the paths' tests.");
});
