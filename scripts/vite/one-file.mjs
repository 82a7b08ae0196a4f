import { createLonePolicy } from '../lib/policy.mjs';

/** What the file is called in the build's folder. */
const NAME = 'punt-jove.html';

/**
 * Puts the whole build into one page that opens from a disk, where a browser loads no other module, and that may ask for nothing.
 * @returns {import('vite').Plugin}
 */
export function oneFile() {
  return {
    name: 'one-file',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('index.html is not built');
        /** @param {string} href */
        const take = (href) => {
          const file = bundle[href.replace(/^\.\//, '')];
          if (!file) throw new Error(`${href} is not built`);
          delete bundle[file.fileName];
          return (file.type === 'chunk' ? file.code : String(file.source)).trim();
        };
        const html = String(page.source)
          .replace(/<link rel="stylesheet"[^>]* href="([^"]+)">/, (_, href) => `<style>${take(href)}</style>`)
          .replace(
            /<script type="module"[^>]* src="([^"]+)"><\/script>/,
            (_, src) =>
              `<script type="module">${take(src).replaceAll(/<(?=\/script|!--)/gi, '\\x3c')}</script>`,
          );
        const rest = Object.keys(bundle).filter((name) => name !== 'index.html');
        if (rest.length > 0) throw new Error(`The page would ask for ${rest.join(', ')}`);
        const policy = `<meta http-equiv="Content-Security-Policy" content="${createLonePolicy(html)}" />`;
        page.fileName = NAME;
        page.source = html.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${policy}`);
      },
    },
  };
}
