import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createPolicy, toNginx } from '../lib/policy.mjs';

const BOOT = '<script src="/src/boot.ts"></script>';

/**
 * Makes index.html whole: boot.ts and the first styles stand in it, so that the form is drawn as soon as the page is
 * there. Beside it lie the policy that allows them, for nginx, and every text once more, compressed.
 * @returns {import('vite').Plugin[]}
 */
export function page() {
  /** @type {import('vite').ResolvedConfig} */
  let config;

  async function readBoot() {
    const { VITE_API_URL, VITE_DEMO } = config.env;
    const api = (VITE_API_URL || config.base).replace(/\/$/, '');
    const file = join(config.root, 'src/boot.ts');
    const { minify, transformWithOxc } = await import('vite');
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
    const whole = code
      .replaceAll('__BASE__', JSON.stringify(config.base))
      .replaceAll('__LOGIN__', JSON.stringify(VITE_DEMO === 'true' ? null : `${api}/api/auth/login`));
    return (await minify('boot.js', whole)).code.trim();
  }

  return [
    {
      name: 'page-boot',
      configResolved(resolved) {
        config = resolved;
      },
      transformIndexHtml: {
        order: 'pre',
        handler: async (html) => html.replace(BOOT, `<script>${await readBoot()}</script>`),
      },
    },
    {
      name: 'page-styles',
      apply: ({ build }, { command, mode }) => command === 'build' && !build?.ssr && mode !== 'file',
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle = {} }) =>
          html.replace(/<link rel="stylesheet"[^>]* href="([^"]+)">/g, (_, href) => {
            const file = bundle[href.slice(config.base.length)];
            if (file?.type !== 'asset') throw new Error(`${href} is not built`);
            // The file itself counts as there, so that no page asks for it; nor does the browser, which looks ahead for
            // what is merely disabled.
            const styles = String(file.source)
              .trim()
              .replaceAll('url(./', `url(${dirname(href)}/`);
            return `<style>${styles}</style><link rel="stylesheet" href="${href}" media="not all" disabled>`;
          }),
      },
      writeBundle: {
        order: 'post',
        sequential: true,
        handler() {
          const dir = join(config.root, config.build.outDir);
          const html = readFileSync(join(dir, 'index.html'), 'utf8');
          writeFileSync(join(dir, 'policy.conf'), toNginx(createPolicy(html, config.env['VITE_API_URL'])));
          const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
          for (const file of files.filter((name) => /\.(html|js|css|svg)$/.test(name)))
            writeFileSync(join(dir, `${file}.gz`), gzipSync(readFileSync(join(dir, file)), { level: 9 }));
        },
      },
    },
  ];
}
