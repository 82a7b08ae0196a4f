import { createHash } from 'node:crypto';

/** The hash sources of a page's own elements of a name. @param {string} html @param {'script' | 'style'} name */
const hash = (html, name) =>
  [...html.matchAll(new RegExp(`<${name}(?: type="module")?>([^]*?)</${name}>`, 'g'))]
    .map(([, text]) => ` 'sha256-${createHash('sha256').update(String(text)).digest('base64')}'`)
    .join('');

/**
 * What a page may load and run: what comes from where it comes from, and what it holds itself, by its hash.
 * @param {string} html @param {string} [api] where calls go when it is another host
 */
export function createPolicy(html, api = '') {
  const calls = /^https?:/.test(api) ? ` ${new URL(api).origin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${hash(html, 'script')}`,
    `style-src 'self'${hash(html, 'style')}`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${calls}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The same for a page that is one file: it holds all that it shows, and asks for nothing. @param {string} html */
export const createLonePolicy = (html) =>
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

/** The same as nginx reads it. @param {string} policy */
export const toNginx = (policy) => `add_header Content-Security-Policy "${policy}" always;\n`;
