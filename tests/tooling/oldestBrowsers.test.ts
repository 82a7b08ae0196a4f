import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listNewer, readFeatures } from '../../scripts/lib/newerFeatures.mjs';
import { OLDEST } from '../../scripts/lib/oldestBrowsers.mjs';

const features = readFeatures();
const judge = (name: string, code: string) =>
  listNewer({ files: new Map([[name, Buffer.from(code)]]) }, features);

describe('features that an oldest browser lacks are found', () => {
  test.each([
    ['a.css', ':root{color:light-dark(#fff,#000)}', ['function light-dark']],
    ['a.css', 'p{anchor-name:--a;color:red}', ['property anchor-name']],
    ['a.css', 'p:has(b){color:red}details::details-content{color:red}', ['selector details-content']],
    ['a.css', '@starting-style{p{color:red}}', ['at-rule starting-style']],
    ['a.css', 'p{-webkit-user-select:none;user-select:none;flex-direction:column}', []],
    ['a.css', 'p{user-select:none}', ['property user-select']],
    ['a.js', 'Promise.withResolvers();Object.groupBy([],f)', ['.groupBy()', '.withResolvers()']],
    ['a.js', 'a.isSubsetOf(b);c.toSorted();d.at(-1)', ['.isSubsetOf()']],
    ['a.js', '[...isSubsetOf(b)]', []],
    ['a.js', 'box.showPopover();Array.from([])', ['.showPopover()']],
    ['a.js', 'new CloseWatcher();new Set()', ['new CloseWatcher']],
    ['a.txt', 'light-dark(#fff,#000)', []],
  ])('%s: %s', (name, code, found) => {
    expect(judge(name, code)).toEqual(found);
  });
});

const VERSIONS = `Chrome o Edge ${OLDEST.chrome}, Firefox ${OLDEST.firefox}, Safari ${OLDEST.safari}`;
const readWords = (path: string) => readFileSync(path, 'utf8').replaceAll(/\s+/g, ' ');

test('the page names the oldest browsers, with and without scripts, and README does', () => {
  expect(OLDEST.chrome).toBe(OLDEST.edge);
  expect(readWords('index.html').split(VERSIONS)).toHaveLength(3);
  expect(readWords('README.md')).toContain(VERSIONS.replace(' o ', ' and '));
});

test('the script that tells older browsers has no syntax newer than theirs', () => {
  const code = readFileSync('src/start/minimum.js', 'utf8').replaceAll(/\/\/.*/g, '');
  expect(code.match(/=>|`|\?\.|\?\?|\.\.\.|\b(?:let|const|class|async|await|of)\b/g)).toBe(null);
});
