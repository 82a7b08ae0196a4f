import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...listFiles('docs'), ...listFiles('src')]
  .filter((file) => file.endsWith('.md'))
  .toSorted()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Markdown links, without those to other sites and within the page. */
const LINK = /(?:\]\(|src=")(?!https?:|#)([^)#"]+)/g;
/** Files and folders in backticks, without names that have a placeholder. */
const PATH = /`((?:src|mock-server|scripts|tests|deploy|docs)\/[\w./-]+)`/g;
const TEMPLATE =
  /^# (?<number>\d+)\. (?<title>.+)\n\n- Date: \d{4}-\d\d-\d\d\n- Status: (?<status>Accepted|Superseded by \d{4})\n\n## Context\n\n[^]+## Decision\n\n[^]+## Consequences\n\n[^]+$/;

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

describe('decision records', () => {
  const RECORDS = DOCUMENTS.filter(({ file }) => /^docs\/decisions\/\d{4}-/.test(file));

  test.each(RECORDS)(
    '$file has date, status, context, decision, consequences and short lines',
    ({ text }) => {
      expect(text).toMatch(TEMPLATE);
      expect(text.match(/^#.*$/gm)).toHaveLength(4);
      expect(text.split('\n').filter((line) => line.length > 110)).toEqual([]);
    },
  );

  test('the index lists every record with its title and status', () => {
    const index = DOCUMENTS.find(({ file }) => file === 'docs/decisions/README.md')?.text ?? '';
    const rows = [...index.matchAll(/^\| (\d+) +\| (.*?) +\| (.*?) +\|$/gm)].map(([, ...cells]) => cells);
    const records = RECORDS.map(({ file, text }) => {
      const { number, title, status } = TEMPLATE.exec(text)?.groups ?? {};
      return [number, `[${title}](${posix.basename(file)})`, status];
    });
    expect(rows).toEqual(records);
  });
});
