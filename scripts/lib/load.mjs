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

/** `npm run paths -- --system`. @returns {Promise<typeof import('../../tests/paths/system/cli.ts')>} */
export const loadSystem = () => load('tests/paths/system/cli.ts', 'dist-system');

/**
 * Builds that program with a defect planted in the product's code.
 * @param {import('../../tests/paths/system/defects.ts').Defect} defect
 * @returns {Promise<string>} the program
 * @throws {Error} when the code to be replaced is not there
 */
export async function plant({ id, patches }) {
  const { build } = await import('vite');
  const outDir = `dist-system/${id}`;
  const left = new Set(patches);
  await build({
    logLevel: 'silent',
    build: { ssr: 'tests/paths/system/cli.ts', outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'planted-defect',
        enforce: 'pre',
        transform(code, file) {
          let changed = code;
          for (const patch of patches) {
            if (!file.endsWith(patch.file) || !changed.includes(patch.from)) continue;
            changed = changed.replace(patch.from, () => patch.to);
            left.delete(patch);
          }
          return changed === code ? null : changed;
        },
      },
    ],
  });
  const [missing] = left;
  if (missing) throw new Error(`${id}: ${missing.file} has no ${missing.from}`);
  return join(root, outDir, 'cli.js');
}

/** `npm run bench`. @returns {Promise<typeof import('../../tests/bench/bench.ts')>} */
export const loadBench = () => load('tests/bench/bench.ts', 'dist-bench');

/** `npm run contract`. @returns {Promise<typeof import('../../tests/contract/cli.ts')>} */
export const loadContract = () => load('tests/contract/cli.ts', 'dist-contract');

/** `npm run journal`. @returns {Promise<typeof import('../../tests/journal/cli.ts')>} */
export const loadJournal = () => load('tests/journal/cli.ts', 'dist-journal');
