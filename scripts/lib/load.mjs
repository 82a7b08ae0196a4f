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
 * Plugin that plants a defect in the product's code.
 * @param {Pick<import('../../tests/paths/system/defects.ts').Defect, 'id' | 'patches'>} defect
 * @returns {{ plugin: import('vite').Plugin, check(): void }} `check` throws when the code to be replaced was not there
 */
export function toPlugin({ id, patches }) {
  const left = new Set(patches);
  return {
    plugin: {
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
    check() {
      const [missing] = left;
      if (missing) throw new Error(`${id}: ${missing.file} has no ${missing.from}`);
    },
  };
}

/**
 * Builds a program of the tests with a defect planted in the product's code.
 * @param {Parameters<typeof toPlugin>[0]} defect
 * @param {'tests/paths/system/cli.ts' | 'tests/paths/cli.ts'} [program]
 * @returns {Promise<string>} the built program
 */
export async function plant(defect, program = 'tests/paths/system/cli.ts') {
  const { build } = await import('vite');
  const outDir = `dist-system/${defect.id}`;
  const { plugin, check } = toPlugin(defect);
  await build({
    logLevel: 'silent',
    build: { ssr: program, outDir, emptyOutDir: true },
    plugins: [plugin],
  });
  check();
  return join(root, outDir, 'cli.js');
}

/** `npm run bench`. @returns {Promise<typeof import('../../tests/bench/bench.ts')>} */
export const loadBench = () => load('tests/bench/bench.ts', 'dist-bench');

/** `npm run contract`. @returns {Promise<typeof import('../../tests/contract/cli.ts')>} */
export const loadContract = () => load('tests/contract/cli.ts', 'dist-contract');

/** `npm run journal`. @returns {Promise<typeof import('../../tests/journal/cli.ts')>} */
export const loadJournal = () => load('tests/journal/cli.ts', 'dist-journal');
