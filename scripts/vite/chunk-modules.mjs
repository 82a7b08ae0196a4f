import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** @typedef {{ imports: string[], modules: string[] }} Chunk */

const root = join(import.meta.dirname, '../..');

/** The file with a build's chunks, outside the build so that it is never served. @param {string} dir the built folder */
export const chunksFile = (dir) => join(root, '.cache', 'chunks', `${basename(dir)}.json`);

/** @param {string} id of a module */
const toPath = (id) => relative(root, id.replace(/^\0/, '')).replaceAll('\\', '/');

/** Writes the imports and modules of each chunk, for the budgets. @returns {import('vite').Plugin} */
export function chunkModules() {
  return {
    name: 'chunk-modules',
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? [{ ...chunk, modules: Object.keys(chunk.modules).map(toPath) }] : [],
      );
      const rows = chunks.map(({ fileName, imports, modules }) => [fileName, { imports, modules }]);
      const file = chunksFile(dir);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(rows)));
    },
  };
}
