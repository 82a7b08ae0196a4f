import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' });
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...inDocs.map((file) => `docs/${file.replaceAll('\\', '/')}`),
]
  .filter((file) => file.endsWith('.md'))
  .toSorted()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Of a Markdown link; addresses of other sites and places within the page are left out. */
const LINK = /\]\((?!https?:|#)([^)#]+)/g;
/** Of a file or folder in backticks; names with a placeholder are left out. */
const PATH = /`((?:src|mock-server|scripts|tests|deploy|docs)\/[\w./-]+)`/g;
describe('documents', () => {
  test.each(DOCUMENTS)('$file links to files that exist', ({ file, text }) => {
    const paths = [...text.matchAll(LINK)].map(([, link = '']) => posix.join(file, '..', link));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test.each(DOCUMENTS)('$file names files that exist', ({ text }) => {
    const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
    const exists = (path: string) => ['', '.ts', '.tsx', '.mjs'].some((end) => existsSync(path + end));
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });
});
