import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from '../lib/run.mjs';

/** @typedef {{ imports: string[], modules: string[] }} Chunk */

/** Where a build's list of chunks lies. @param {string} dir the folder that the build writes */
export const chunksFile = (dir) => join(root, '.cache', 'chunks', `${basename(dir)}.json`);

/**
 * Writes down which modules each built chunk holds and which chunks it loads with itself: what the budgets read. It lies
 * outside the built folder and is never served.
 * @returns {import('vite').Plugin}
 */
export function chunkModules() {
  return {
    name: 'chunk-modules',
    writeBundle(options, bundle) {
      /** @type {Record<string, Chunk>} */
      const chunks = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const modules = Object.keys(chunk.modules).map((id) =>
          relative(root, id.replace(/^\0/, '')).replaceAll('\\', '/'),
        );
        chunks[chunk.fileName] = { imports: chunk.imports, modules };
      }
      const file = chunksFile(String(options.dir));
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, JSON.stringify(chunks));
    },
  };
}
