import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/run.mjs';

const BOOT = 'boot.js';
const PRERENDERED = join(root, '.cache', 'prerender');

/** boot.ts as a classic script. @param {import('vite').ResolvedConfig} config */
async function readBoot({ base, env }) {
  const { VITE_API_URL, VITE_DEMO } = env;
  const api = (VITE_API_URL || base).replace(/\/$/, '');
  const file = join(root, 'src/start/boot.ts');
  const { minify, transformWithOxc } = await import('vite');
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const whole = code
    .replaceAll('__BASE__', JSON.stringify(base))
    .replaceAll('__LOGIN__', JSON.stringify(VITE_DEMO === 'true' ? null : `${api}/api/auth/login`));
  return (await minify(BOOT, whole)).code.trim();
}

/** The sign-in page as HTML. @param {import('vite').ResolvedConfig} config */
async function prerender({ mode, base, envDir, define = {} }) {
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  await build({
    configFile: false,
    root,
    mode,
    base,
    envDir,
    logLevel: 'error',
    define,
    plugins: [react()],
    build: {
      ssr: 'src/start/prerender.tsx',
      outDir: PRERENDERED,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  const module = await import(pathToFileURL(join(PRERENDERED, 'prerender.mjs')).href);
  return module.prerender();
}

/** Completes index.html for the early start (src/start/README.md). @returns {import('vite').Plugin} */
export function start() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  const isOneFile = () => config.mode === 'file';
  return {
    name: 'start',
    apply: ({ build }) => !build?.ssr,
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command === 'build' && !isOneFile())
        this.emitFile({ type: 'asset', name: BOOT, source: await readBoot(config) });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const boot = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(BOOT));
        const script = boot
          ? `<script src="${config.base}${boot.fileName}"></script>`
          : `<script>${await readBoot(config)}</script>`;
        /** @type {string[]} */
        const styles = [];
        const rest = html.replace(/\n *(<link rel="stylesheet"[^>]*>)/g, (_, link) => {
          styles.push(link);
          return '';
        });
        const isBuilt = config.command === 'build' && !isOneFile();
        return rest
          .replace('<!--boot-->', [...styles, script].join('\n    '))
          .replace('<!--prerendered-->', isBuilt ? await prerender(config) : '');
      },
    },
  };
}
