import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMA } from './schema.mjs';

/** @param {string | Buffer} text */
const digest = (text) => createHash('sha384').update(text).digest('base64');

/**
 * Writes the worker that keeps a built folder in the browser, with the names and digests of its files.
 * @param {string} dir @param {{ name: string, isDeep: boolean }} options `name` of the worker's file; `isDeep`: every address below the folder is the page
 */
export async function writeWorker(dir, { name, isDeep }) {
  const files = [
    ['', 'index.html'],
    [SCHEMA, SCHEMA],
    ...readdirSync(join(dir, 'assets'))
      .filter((file) => !file.endsWith('.gz'))
      .map((file) => [`assets/${file}`, `assets/${file}`]),
  ].map(([path, file]) => [path, `sha384-${digest(readFileSync(join(dir, String(file))))}`]);
  const source = join(import.meta.dirname, '../../src/demo/worker.ts');
  const { minify, transformWithOxc } = await import('vite');
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
  const whole = code
    .replaceAll('__FILES__', JSON.stringify(files))
    .replaceAll('__BUILD__', JSON.stringify(digest(JSON.stringify(files)).slice(0, 12)))
    .replaceAll('__IS_DEEP__', JSON.stringify(isDeep));
  writeFileSync(join(dir, name), (await minify('worker.js', whole)).code);
}

/** Keeps the demo in the browser, for work without a network; production is never kept. @returns {import('vite').Plugin} */
export function offline() {
  return {
    name: 'offline',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    async writeBundle({ dir = '' }) {
      const { env, base } = this.environment.getTopLevelConfig();
      const name = env['VITE_OFFLINE'];
      if (name) await writeWorker(dir, { name, isDeep: base !== './' });
    },
  };
}
