import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** @typedef {{ file: string, at: number }} Import a file of the project, and the place of its `import()`, else -1 */

const ENDS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts'];

/** @param {string} root @param {string} from @param {string} source */
function resolve(root, from, source) {
  if (!source.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(from), source.replace(/\?.*$/, ''));
  return ENDS.map((end) => path + end).find((file) =>
    statSync(join(root, file), { throwIfNoEntry: false })?.isFile(),
  );
}

/** Imports at run time, without those of types; paths are relative to the folder. @param {string} root */
export async function createGraph(root) {
  const { parseSync, Visitor } = await import('vite');
  /** @type {Map<string, Import[]>} */
  const known = new Map();

  /** @param {string} file @returns {Import[]} */
  function read(file) {
    /** @type {Import[]} */
    const imports = [];
    /** @param {{ value?: unknown } | null} source @param {number} [at] */
    function add(source, at = -1) {
      const found = typeof source?.value === 'string' ? resolve(root, file, source.value) : undefined;
      if (found !== undefined) imports.push({ file: found, at });
    }
    const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
    new Visitor({
      ImportDeclaration: ({ source, importKind }) => importKind !== 'type' && add(source),
      ExportNamedDeclaration: ({ source, exportKind }) => exportKind !== 'type' && add(source),
      ExportAllDeclaration: ({ source, exportKind }) => exportKind !== 'type' && add(source),
      ImportExpression: ({ source, start }) => add(/** @type {{ value?: unknown }} */ (source), start),
    }).visit(program);
    return imports;
  }

  /** @param {string} file @returns {readonly Import[]} */
  function listImports(file) {
    const imports = known.get(file) ?? (/\.(tsx?|mjs|js)$/.test(file) ? read(file) : []);
    known.set(file, imports);
    return imports;
  }

  /**
   * Files reached from some files, with them, up to those that `isEnd` names.
   * @param {readonly string[]} entries @param {(file: string) => boolean} [isEnd] @returns {Set<string>}
   */
  function reach(entries, isEnd = () => false) {
    const found = new Set(entries);
    for (const file of found)
      for (const { file: next } of listImports(file)) if (!isEnd(next)) found.add(next);
    return found;
  }

  return { listImports, reach };
}
