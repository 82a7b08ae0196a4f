import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Three complete nouns: a file that names all three has to name every other resource. */
const NOUNS = [/activitat/i, /consult(a|es)/i, /professional|usuari/i];

/** A match of a string captures it; a comment matches without a capture. */
const STRING_OR_COMMENT =
  /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/.*/g;

/** Files that belong to no noun and name all three. */
function findShared(): string[] {
  return (
    ['src', 'mock-server', 'tests/paths']
      .flatMap((room) => readdirSync(room, { recursive: true }).map((file) => `${room}/${String(file)}`))
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.tsx?$/.test(file))
      // Samples of another server, which need not know every resource.
      .filter((file) => !file.startsWith('mock-server/transports/behaviours/'))
      .filter((file) => !NOUNS.some((noun) => noun.test(file)))
      .filter((file) => {
        const code = readFileSync(file, 'utf8').replaceAll(STRING_OR_COMMENT, '$1');
        return NOUNS.every((noun) => noun.test(code));
      })
      .toSorted()
  );
}

/** Files listed in README's 'Adding a resource', as `` `src/text/{deletion,fields}.ts` ``. */
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

test("README's 'Adding a resource' lists exactly the shared files that name every resource", () => {
  expect(readNamed()).toEqual(findShared());
});
