import { createHash } from 'node:crypto';
import { SCHEMA } from './schema.mjs';

const NAME = 'punt-jove.html';

/** The hash sources of a page's inline elements with this name. @param {string} html @param {'script' | 'style'} name */
const hash = (html, name) =>
  [...html.matchAll(new RegExp(`<${name}(?: type="module")?>([^]*?)</${name}>`, 'g'))]
    .map(([, text]) => ` 'sha256-${createHash('sha256').update(String(text)).digest('base64')}'`)
    .join('');

/** The content policy of a page without requests: its inline elements by hash. @param {string} html */
export const createPolicy = (html) =>
  [
    "default-src 'none'",
    `script-src${hash(html, 'script')}`,
    `style-src${hash(html, 'style')}`,
    "style-src-attr 'none'",
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Puts the whole build into one page, because from a disk a browser loads no modules. @returns {import('vite').Plugin} */
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
        const rest = Object.keys(bundle).filter((name) => !['index.html', SCHEMA].includes(name));
        if (rest.length > 0) throw new Error(`The page would ask for ${rest.join(', ')}`);
        const policy = `<meta http-equiv="Content-Security-Policy" content="${createPolicy(html)}" />`;
        page.fileName = NAME;
        page.source = html.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${policy}`);
      },
    },
  };
}
