import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const IMPORT = /from 'primereact\/([\w/]+)'/g;

/** A static method of one of the classes in which PrimeReact keeps what its parts share. */
const METHOD = /\{\n {4}key: "(\w+)",\n {4}value: function \w*\([^]*?\n {2}\}(?:, |(?=\]))/g;

/** @param {string} code */
const listImports = (code) => [...code.matchAll(IMPORT)].map(([, part = '']) => part);

/** The parts of PrimeReact that a folder asks for: 'dropdown'. @param {string} folder */
export function listParts(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  return new Set(files.flatMap((file) => listImports(readFileSync(join(folder, file), 'utf8'))));
}

/** The code of some parts, and of all that they bring. @param {Set<string>} parts @returns {Record<string, string>} */
export function readParts(parts) {
  const { resolve } = createRequire(import.meta.url);
  const asked = new Set(parts);
  /** @type {Record<string, string>} */
  const found = {};
  // What is added to a set while it is gone through comes in its turn.
  for (const part of asked) {
    const code = readFileSync(resolve(`primereact/${part}`).replace(/\.cjs\.js$/, '.esm.js'), 'utf8');
    found[part] = code;
    listImports(code).forEach((next) => asked.add(next));
  }
  return found;
}

/**
 * The shared classes without the methods that nobody names, themselves included: a bundler has to leave a class whole.
 * @param {string} code @param {readonly string[]} others
 */
export function cutUnasked(code, others) {
  const outside = others.join('\n');
  let kept = code;
  let before = '';
  while (kept !== before) {
    before = kept;
    kept = kept.replace(METHOD, (method, name) => {
      const naming = new RegExp(`\\.${name}\\b`);
      return naming.test(outside) || naming.test(before.replace(method, '')) ? method : '';
    });
  }
  return kept;
}
