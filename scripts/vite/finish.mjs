import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BOOT = 'boot.js';

/**
 * Makes a built folder ready to be served as it lies: boot.js, which is copied and not built, is made small, and every
 * text lies beside itself compressed.
 * @returns {import('vite').Plugin}
 */
export function finish() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'finish',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const { minify } = await import('vite');
      const dir = join(config.root, config.build.outDir);
      const boot = join(dir, BOOT);
      writeFileSync(boot, (await minify(BOOT, readFileSync(boot, 'utf8'))).code);
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => /\.(html|js|css|svg)$/.test(name)))
        writeFileSync(join(dir, `${file}.gz`), gzipSync(readFileSync(join(dir, file)), { level: 9 }));
    },
  };
}
