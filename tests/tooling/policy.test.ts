import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLonePolicy, createPolicy } from '../../scripts/lib/policy.mjs';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const getPolicy = (scripts: string, styles: string, calls: string) =>
  `default-src 'none'; script-src 'self'${scripts}; style-src 'self'${styles}; style-src-attr 'none'; ` +
  `img-src 'self' data:; font-src 'self'; connect-src 'self'${calls}; manifest-src 'self'; base-uri 'none'; ` +
  "form-action 'none'; frame-ancestors 'none'";

test('a page may load what comes from its own origin, and nothing else', () => {
  expect(createPolicy('<script src="/main.js"></script>')).toBe(getPolicy('', '', ''));
});

test('what stands in it counts by its hash, of the whole text', () => {
  const html = '<script>early();\n</script><style>a{b:c}</style>';
  expect(createPolicy(html)).toBe(getPolicy(` ${hash('early();\n')}`, ` ${hash('a{b:c}')}`, ''));
});

test('an API at another host may be called, one at a path is of the same origin', () => {
  expect(createPolicy('', 'https://api.example.org/v1')).toBe(getPolicy('', '', ' https://api.example.org'));
  expect(createPolicy('', '/punt-jove')).toBe(getPolicy('', '', ''));
});

test('a page that is one file runs and shows what it holds, and may ask for nothing', () => {
  const html = '<script>early()</script><script type="module">main()</script><style>a{b:c}</style>';
  expect(createLonePolicy(html)).toBe(
    `default-src 'none'; script-src ${hash('early()')} ${hash('main()')}; style-src ${hash('a{b:c}')}; ` +
      "style-src-attr 'none'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'",
  );
});
