import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

/** @param {string | Buffer} text */
const digest = (text) => createHash('sha384').update(text).digest('base64');

/**
 * Writes the worker that keeps a built folder in the browser, with the list of its files and what each of them holds.
 * @param {string} dir @param {{ name: string, isDeep: boolean }} options the worker's file; whether every address below the folder is the page
 */
export async function writeWorker(dir, { name, isDeep }) {
  const files = [
    ['', 'index.html'],
    ...readdirSync(join(dir, 'assets'))
      .filter((file) => !file.endsWith('.gz'))
      .map((file) => [`assets/${file}`, `assets/${file}`]),
  ].map(([path, file]) => [path, `sha384-${digest(readFileSync(join(dir, String(file))))}`]);
  const source = join(root, 'src/demo/worker.ts');
  const { minify, transformWithOxc } = await import('vite');
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
  const whole = code
    .replaceAll('__FILES__', JSON.stringify(files))
    .replaceAll('__BUILD__', JSON.stringify(digest(JSON.stringify(files)).slice(0, 12)))
    .replaceAll('__IS_DEEP__', JSON.stringify(isDeep));
  writeFileSync(join(dir, name), (await minify('worker.js', whole)).code);
}

/** Has the demo work where there is no network, once it was opened; production is never kept. @returns {import('vite').Plugin} */
export function offline() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'offline',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir }) {
      const name = config.env['VITE_OFFLINE'];
      if (name) await writeWorker(String(dir), { name, isDeep: config.base !== './' });
    },
  };
}
