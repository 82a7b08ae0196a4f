import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TIPUS } from '../../src/domain/values/options';

/** Layers in ascending precedence, with their folders; a file is in the first that fits. */
const LAYERS = {
  base: /^views\/ui\/theme\//,
  ui: /^views\/ui\//,
  shared: /^views\/shared\//,
  areas: /^(views|demo)\//,
};
const ORDER = `@layer ${Object.keys(LAYERS).join(', ')};`;
/** Classes of PrimeReact and of react-big-calendar. */
const FOREIGN = /^(p|rbc)-/;

/** Files with this ending, as path and text without comments. */
function read(end: string): [path: string, text: string][] {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(end),
  );
  return paths.map((path) => [
    path.replaceAll('\\', '/'),
    readFileSync(join('src', path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, ''),
  ]);
}

const sheets = read('.css');
const views = read('.tsx')
  .map(([, text]) => text)
  .join('\n');

function findClasses(text: string): string[] {
  const selectors = text.replaceAll(/\{[^{}]*\}|@import[^;]*;/g, '');
  const classes = [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
  return [...new Set(classes)].filter((name) => !FOREIGN.test(name));
}

test('the order of the layers is declared once, before any rule', () => {
  expect(sheets.filter(([, text]) => text.includes(ORDER)).map(([path]) => path)).toEqual([
    'views/ui/theme/theme.css',
  ]);
  for (const entry of ['src/main.tsx', 'src/demo/main.tsx']) {
    expect(readFileSync(entry, 'utf8')).toMatch(/^import '\.{1,2}\/views\/ui\/theme\/theme.css';/);
  }
});

test('every rule is in the layer of its folder', () => {
  const outside = sheets.flatMap(([path, text]) => {
    const layer = Object.entries(LAYERS).find(([, place]) => place.test(path))?.[0];
    const known = [`@layer ${layer} {`, '}', '@font-face {', ORDER];
    const heads = text.match(/^\S.*/gm) ?? [];
    return heads
      .filter((head) => !known.includes(head) && !head.startsWith('@import '))
      .map((head) => [path, head]);
  });
  expect(outside).toEqual([]);
});

test('no class is styled in two files', () => {
  const files = new Map<string, string[]>();
  for (const [path, text] of sheets) {
    for (const name of findClasses(text)) files.set(name, [...(files.get(name) ?? []), path]);
  }
  expect([...files].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test('no file has more than 250 lines', () => {
  const long = sheets.filter(([path]) => readFileSync(join('src', path), 'utf8').split('\n').length > 251);
  expect(long.map(([path]) => path)).toEqual([]);
});

test('colours are defined among the tokens only', () => {
  const colour = /#[\da-f]{3,8}\b(?! \{)|\b(?:rgb|hsl|oklch)\(/i;
  expect(sheets.filter(([, text]) => colour.test(text)).map(([path]) => path)).toEqual([
    'views/ui/theme/tokens.css',
  ]);
});

test('every styled class is used by a component or by the page itself', () => {
  // The end of a name may be computed, as in `button-${variant}`.
  const starts = [...views.matchAll(/([\w-]+-)\$\{/g)].map(([, start = '']) => start);
  const given = new Set((views + readFileSync('index.html', 'utf8')).match(/[\w-]+/g));
  const isGiven = (name: string) => given.has(name) || starts.some((start) => name.startsWith(start));
  const styled = sheets.flatMap(([, text]) => findClasses(text));
  expect(styled.filter((name) => !isGiven(name))).toEqual([]);
});

test('every type of assessoria has its colours', () => {
  const styled = new Set(sheets.flatMap(([, text]) => findClasses(text)));
  expect(TIPUS.filter((tipus) => !styled.has(`type-${tipus}`))).toEqual([]);
});

test('every class that a component uses is styled', () => {
  const styled = new Set(sheets.flatMap(([, text]) => findClasses(text)));
  const given = [...views.matchAll(/lassName="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  expect(given.filter((name) => !styled.has(name) && !FOREIGN.test(name))).toEqual([]);
});
