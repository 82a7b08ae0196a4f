import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Three nouns that have all that a resource has; what names each of them, every other resource has to be named in too. */
const NOUNS = [/activitat/i, /consult(a|es)/i, /professional|usuari/i];

/** Strings as they are, comments as nothing. */
const STRING_OR_COMMENT =
  /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/.*/g;

/** The files of no noun that name them all. */
function findShared(): string[] {
  return ['src', 'mock-server', 'tests/paths']
    .flatMap((room) => readdirSync(room, { recursive: true }).map((file) => `${room}/${String(file)}`))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !NOUNS.some((noun) => noun.test(file)))
    .filter((file) => {
      const code = readFileSync(file, 'utf8').replaceAll(STRING_OR_COMMENT, '$1');
      return NOUNS.every((noun) => noun.test(code));
    })
    .toSorted();
}

/** The files that README's 'Adding a resource' names: `` `src/text/{deletion,fields}.ts` ``. */
function readNamed(): string[] {
  const [, section = ''] = readFileSync('README.md', 'utf8').split(/^## Adding a resource$/m);
  const [steps = ''] = section.split(/^## /m);
  return [...steps.matchAll(/`([^`]+)`/g)]
    .flatMap(([, path = '']) => {
      const [, before = '', names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
      return names === '' ? path : names.split(',').map((name) => `${before}${name}${after}`);
    })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.includes('<'))
    .toSorted();
}

test("README's 'Adding a resource' names every file that a resource is named in, and no other", () => {
  expect(readNamed()).toEqual(findShared());
});
