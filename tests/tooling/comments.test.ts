import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Most comments per 1,000 lines. */
const LIMITS = [
  { room: 'src', limit: 36 },
  { room: 'mock-server', limit: 37 },
  { room: 'tests', limit: 17 },
];

const STRING = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\x60(?:\\.|[^\x60\\])*\x60`;
/** A comment is captured; lines that begin with `//` one after another are one. */
const STRING_OR_COMMENT = new RegExp(
  String.raw`${STRING}|(\/\*[^]*?\*\/|(?<![:\\])\/\/.*(?:\n\s*\/\/.*)*)`,
  'g',
);

function readRoom(room: string): { file: string; text: string }[] {
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/^demo|node_modules/.test(file))
    .map((file) => ({ file, text: readFileSync(`${room}/${file}`, 'utf8') }));
}

const listComments = (text: string): string[] =>
  [...text.matchAll(STRING_OR_COMMENT)].flatMap(([, comment]) => comment ?? []);

/** Words of a comment, without its tags. */
const toWords = (comment: string): string =>
  comment
    .replaceAll(/\/\*\*?|\*\/|^\s*(\*|\/\/)/gm, ' ')
    .replace(/\s@(throws|param|returns)[^]*/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

test.each(LIMITS)('$room has at most $limit comments per 1,000 lines', ({ room, limit }) => {
  const texts = readRoom(room).map(({ text }) => text);
  const comments = texts.flatMap(listComments).length;
  const lines = texts.join('').split('\n').length;
  expect((comments / lines) * 1000, 'Delete what the code says already (CONTRIBUTING.md).').toBeLessThan(
    limit,
  );
});

test.each(['src', 'mock-server'])('the comments of %s have at most 100 characters', (room) => {
  const long = readRoom(room)
    .flatMap(({ file, text }) => listComments(text).map((comment) => `${file}: ${toWords(comment)}`))
    .filter((line) => line.length - line.indexOf(': ') - 2 > 100 && !line.includes('oxlint-disable'));
  expect(long).toEqual([]);
});
