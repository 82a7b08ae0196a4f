import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { bin, captureNode, root } from './run.mjs';

/**
 * The testers' program, made runnable by Node.
 * @returns {Promise<typeof import('../../tests/paths/cli.ts')>}
 */
export async function loadPaths() {
  const folder = 'dist-paths';
  const args = ['build', '--ssr', 'tests/paths/cli.ts', '--outDir', folder];
  const { code, output } = await captureNode(bin('vite'), ...args);
  if (code !== 0) throw new Error(output);
  return import(String(pathToFileURL(join(root, folder, 'cli.js'))));
}
