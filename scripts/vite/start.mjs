import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const BOOT = 'boot.js';
const MINIMUM = 'minimum.js';
const STYLESHEET = /\n *(<link rel="stylesheet"[^>]*>)/g;
const root = join(import.meta.dirname, '../..');
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

const readMinimum = () => readFileSync(join(root, 'src/start/minimum.js'), 'utf8').trim();

/** The sign-in page as HTML. @param {import('vite').ResolvedConfig} config */
async function prerender({ mode, base, envDir, define = {} }) {
  const { build } = await import('vite');
  const output = { entryFileNames: 'prerender.mjs' };
  await build({
    configFile: false,
    root,
    mode,
    base,
    envDir,
    logLevel: 'error',
    define,
    build: { ssr: 'src/start/prerender.tsx', outDir: PRERENDERED, rolldownOptions: { output } },
  });
  const module = await import(pathToFileURL(join(PRERENDERED, 'prerender.mjs')).href);
  return module.prerender();
}

/** Completes index.html for the early start (src/start/README.md). @returns {import('vite').Plugin} */
export function start() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  const hasFiles = () => config.command === 'build' && config.mode !== 'file';
  return {
    name: 'start',
    apply: ({ build }) => !build?.ssr,
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (!hasFiles()) return;
      this.emitFile({ type: 'asset', name: BOOT, source: await readBoot(config) });
      this.emitFile({ type: 'asset', name: MINIMUM, source: readMinimum() });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        /** @param {string} name @param {string} code @param {string} [when] */
        const toScript = (name, code, when = '') => {
          const files = Object.values(bundle);
          const file = files.find((each) => each.type === 'asset' && each.names.includes(name));
          if (!file) return `<script>${code}</script>`;
          return `<script ${when}src="${config.base}${file.fileName}"></script>`;
        };
        const boot = toScript(BOOT, await readBoot(config));
        const styles = [...html.matchAll(STYLESHEET)].map(([, link]) => link);
        return html
          .replace(STYLESHEET, '')
          .replace('<!--boot-->', [...styles, boot].join('\n    '))
          .replace('<!--minimum-->', toScript(MINIMUM, readMinimum(), 'async '))
          .replace('<!--prerendered-->', hasFiles() ? await prerender(config) : '');
      },
    },
  };
}
