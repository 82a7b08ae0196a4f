import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Writes a compressed copy beside every text file of a build, for nginx's `gzip_static`. @returns {import('vite').Plugin} */
export function compress() {
  return {
    name: 'compress',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = '' }) {
        const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
        for (const file of files.filter((name) => /\.(html|js|css|svg)$/.test(name)))
          writeFileSync(join(dir, `${file}.gz`), gzipSync(readFileSync(join(dir, file)), { level: 9 }));
      },
    },
  };
}
