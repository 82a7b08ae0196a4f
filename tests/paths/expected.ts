import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { groupBy } from './groupBy';
import type { Model } from './model';

const FOLDER = join(process.cwd(), 'tests', 'paths', 'expected');

const getFile = (name: string): string => join(FOLDER, `${name}.txt`);

/** Models by the file that holds what is expected of them: their factory's, or their own. */
export const groupByFile = (models: readonly Model[]): Map<string, Model[]> =>
  groupBy(
    models.toSorted((one, other) => one.machine.id.localeCompare(other.machine.id)),
    ({ factory, machine }) => factory ?? machine.id,
  );

/** The files that are committed, by name. */
export const listExpected = (): string[] => readdirSync(FOLDER).map((file) => basename(file, '.txt'));

/** What is committed; nothing of a new machine. */
export function readExpected(name: string): string {
  return listExpected().includes(name) ? readFileSync(getFile(name), 'utf8') : '';
}

/** Accepts what machines do; whether that is right shows the difference. */
export const writeExpected = (name: string, golden: string): void => writeFileSync(getFile(name), golden);

/** Takes away what is expected of machines that are gone. */
export function removeOthers(names: ReadonlySet<string>): void {
  for (const name of listExpected()) if (!names.has(name)) rmSync(getFile(name));
}
