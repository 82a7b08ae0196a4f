import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words of sentences that hide their noun, and how often they may occur. */
const LIMITS = [
  { words: 'nobody|somebody|whoever|whom|anybody|what of|of which', limit: 38 },
  { words: 'someone|anyone|no one|those who', limit: 1 },
];

const STRING = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\x60(?:\\.|[^\x60\\])*\x60`;
const STRING_OR_COMMENT = new RegExp(String.raw`${STRING}|(\/\*[^]*?\*\/|\/\/.*)`, 'g');
/** Of `test('…')`, `test.describe('…')` and `test.each(rows)('…')`. */
const TEST_NAME = new RegExp(String.raw`(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(${STRING})`, 'g');
const MARKDOWN_CODE = /```[^]*?```|`[^`]*`/g;

const listGroups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);
const readComments = (code: string) => listGroups(code, STRING_OR_COMMENT).join('\n');
const readTestNames = (code: string) => listGroups(code, TEST_NAME).join('\n');
const readProse = (markdown: string) => markdown.replaceAll(MARKDOWN_CODE, '');

function listFiles(room: string, extension: RegExp): string[] {
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => extension.test(file)).map((file) => `${room}/${file.replaceAll('\\', '/')}`);
}

const SOURCES: [files: string[], read: (text: string) => string][] = [
  [['src', 'mock-server', 'scripts'].flatMap((room) => listFiles(room, /\.(tsx?|mjs|css)$/)), readComments],
  [listFiles('tests', /\.(test|spec)\.tsx?$/), readTestNames],
  [
    ['README.md', 'CONTRIBUTING.md', ...['docs', 'src'].flatMap((room) => listFiles(room, /\.md$/))],
    readProse,
  ],
];

/** Every use of one of the words: its file and the text around it. */
function findUses(words: string): string[] {
  const use = new RegExp(String.raw`\b(?:${words})\b`, 'gi');
  return SOURCES.flatMap(([files, read]) =>
    files.flatMap((file) => {
      const lines = read(readFileSync(file, 'utf8')).split('\n');
      const text = lines.map((line) => line.replace(/^\s*(\*|\/\/)?\s*/, '')).join(' ');
      return [...text.matchAll(use)].map(
        ({ index }) => `${file}: …${text.slice(Math.max(0, index - 30), index + 40)}…`,
      );
    }),
  );
}

test.each(LIMITS)(
  'comments, test names and documents use $words at most $limit times',
  ({ words, limit }) => {
    const uses = findUses(words);
    expect(
      uses.length,
      `Put the noun first instead (CONTRIBUTING.md):\n${uses.join('\n')}`,
    ).toBeLessThanOrEqual(limit);
  },
);
