import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, captureNode, root } from './run.mjs';

/** Builds one of the tests' programs for Node and imports it. @param {string} file @param {string} folder for the build */
async function load(file, folder) {
  const { code, output } = await captureNode(bin('vite'), 'build', '--ssr', file, '--outDir', folder);
  if (code !== 0) throw new Error(output);
  return import(String(pathToFileURL(join(root, folder, basename(file).replace(/\.ts$/, '.js')))));
}

/** `npm run paths`. @returns {Promise<typeof import('../../tests/paths/cli.ts')>} */
export const loadPaths = () => load('tests/paths/cli.ts', 'dist-paths');

/** `npm run bench`. @returns {Promise<typeof import('../../tests/bench/bench.ts')>} */
export const loadBench = () => load('tests/bench/bench.ts', 'dist-bench');

/** `npm run contract`. @returns {Promise<typeof import('../../tests/contract/cli.ts')>} */
export const loadContract = () => load('tests/contract/cli.ts', 'dist-contract');

/** `npm run journal`. @returns {Promise<typeof import('../../tests/journal/cli.ts')>} */
export const loadJournal = () => load('tests/journal/cli.ts', 'dist-journal');
