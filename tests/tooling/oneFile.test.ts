import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPolicy } from '../../scripts/vite/one-file.mjs';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the page of the one-file demo may run what it holds, by the hash of its text, and request nothing', () => {
  const html = '<script>early();\n</script><script type="module">main()</script><style>a{b:c}</style>';
  expect(createPolicy(html)).toBe(
    `default-src 'none'; script-src ${hash('early();\n')} ${hash('main()')}; style-src ${hash('a{b:c}')}; ` +
      "style-src-attr 'none'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'",
  );
});
