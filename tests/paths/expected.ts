import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { groupBy } from './groupBy';
import type { Model } from './model';

const FOLDER = join(process.cwd(), 'tests', 'paths', 'expected');

const getFile = (name: string): string => join(FOLDER, `${name}.txt`);

export const groupByFile = (models: readonly Model[]): Map<string, Model[]> =>
  groupBy(
    models.toSorted((one, other) => one.machine.id.localeCompare(other.machine.id)),
    ({ factory, machine }) => factory ?? machine.id,
  );

export const listExpected = (): string[] => readdirSync(FOLDER).map((file) => basename(file, '.txt'));

export function readExpected(name: string): string {
  return listExpected().includes(name) ? readFileSync(getFile(name), 'utf8') : '';
}

/** Accepts the behaviour of today; the difference shows whether it is right. */
export const writeExpected = (name: string, golden: string): void => writeFileSync(getFile(name), golden);

export function removeOthers(names: ReadonlySet<string>): void {
  for (const name of listExpected()) if (!names.has(name)) rmSync(getFile(name));
}
