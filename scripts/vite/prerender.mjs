import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/run.mjs';

const OUT = join(root, '.cache', 'prerender');

/**
 * Puts the sign-in page into index.html at build time, so that it can be read and typed in before any script has come.
 * @returns {import('vite').Plugin}
 */
export function prerender() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const [{ build }, { default: react }] = await Promise.all([
          import('vite'),
          import('@vitejs/plugin-react'),
        ]);
        await build({
          configFile: false,
          root,
          mode: config.mode,
          base: config.base,
          logLevel: 'error',
          define: config.define ?? {},
          plugins: [react()],
          build: {
            ssr: 'src/app/prerender.tsx',
            outDir: OUT,
            emptyOutDir: true,
            rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
          },
        });
        const module = await import(pathToFileURL(join(OUT, 'prerender.mjs')).href);
        return html.replace('<!--prerendered-->', await module.prerender());
      },
    },
  };
}
