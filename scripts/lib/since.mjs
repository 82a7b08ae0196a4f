import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createGraph } from './imports.mjs';
import { capture, root } from './run.mjs';

/** @typedef {Readonly<Record<string, readonly string[]>>} Sources files that only some machines stand on, by machine: its module first */
/** @typedef {{ machines: readonly string[], why: string }} Touched */

const SCREENS = 'src/app/screens/screens.ts';
/** Code that is imported where it is used; the build names its own parts otherwise. */
const CODE = /^(src|mock-server|tests|scripts(?!\/vite))\/.*\.(tsx?|mjs)$/;
/** Files that no path reads. */
const APART =
  /^(docs|deploy|\.ci|tests\/(?!paths\/)[^/]+)\/|\.md$|^(LICENSE|\.(gitignore|editorconfig|oxlintrc\.json|oxfmtrc\.json))$/;

/** Folders whose new files belong to the project; elsewhere they are reports and notes. */
const FOLDERS = ['config', 'mock-server', 'scripts', 'src', 'tests'];

/** Programs that run the paths or, for the browser, build and serve the demo. */
const PROGRAMS = ['scripts/paths.mjs', 'vite.config.ts', 'tests/paths/cli.ts'];
const IN_BROWSER = ['playwright.config.ts', 'scripts/serve.mjs', 'tests/paths/browser/paths.spec.ts'];

/**
 * Files that changed since a commit, those that are not committed too.
 * @param {string} ref @param {string} [folder] @returns {Promise<string[]>}
 * @throws {Error} where there is no such commit
 */
export async function listChanged(ref, folder = root) {
  const git = (/** @type {string[]} */ ...args) => capture('git', ['-C', folder, ...args]);
  const [changed, added] = await Promise.all([
    git('diff', '--name-only', '--no-renames', '--end-of-options', ref, '--'),
    git('ls-files', '--others', '--exclude-standard', '--', ...FOLDERS),
  ]);
  if (changed.code !== 0) throw new Error(`There is no commit ${ref} here to compare with.`);
  return [...new Set(`${changed.output}\n${added.output}`.split('\n').filter(Boolean))].toSorted();
}

/**
 * Files that the paths of all machines, or of some, stand on.
 * @param {Sources} sources @param {boolean} isBrowser @param {string} folder
 */
async function readGrounds(sources, isBrowser, folder) {
  const { listImports, reach } = await createGraph(folder);
  const modules = new Set(Object.values(sources).map(([file = '']) => file));
  /** @param {string} file */
  const isOwn = (file) => modules.has(file) || file.startsWith('src/views/');
  const lazy = listImports(SCREENS).filter(({ at }) => at >= 0);
  const lazyFiles = new Set(lazy.map(({ file }) => file));
  const common = reach([...PROGRAMS, ...(isBrowser ? IN_BROWSER : [])], isOwn);
  // Every page of the demo starts with all of this; a screen adds its machine and its view.
  if (isBrowser)
    for (const file of reach(['src/demo/main.tsx'], (one) => lazyFiles.has(one))) common.add(file);

  const screens = lazy.flatMap(({ file }, index) => {
    const view = lazy[index + 1]?.file;
    return isBrowser && view?.startsWith('src/views/') && file.startsWith('src/machines/')
      ? [{ machines: reach([file]), view: reach([view]) }]
      : [];
  });
  const grounds = Object.entries(sources).map(([machine, files]) => ({
    machine,
    own: reach(files),
    views: screens.filter(({ machines }) => machines.has(files[0] ?? '')).map(({ view }) => view),
  }));
  return { common, grounds };
}

/**
 * Machines touched by each changed file, with the reason; files that touch none are left out.
 * @param {readonly string[]} changed @param {Sources} sources
 * @param {{ isBrowser?: boolean, worked?: readonly string[], folder?: string }} [options] `worked`: machines with pages
 * of their own
 * @returns {Promise<Map<string, Touched>>}
 */
export async function judge(changed, sources, { isBrowser = false, worked = [], folder = root } = {}) {
  const { common, grounds } = await readGrounds(sources, isBrowser, folder);
  const machines = Object.keys(sources);
  /** @param {string} why @returns {Touched} */
  const all = (why) => ({ machines, why });

  /** @param {string} file @returns {Touched | undefined} */
  function judgeOne(file) {
    if (common.has(file)) return all('every path stands on it');
    const own = grounds.filter((ground) => ground.own.has(file)).map(({ machine }) => machine);
    const alone = isBrowser ? own.find((machine) => !worked.includes(machine)) : undefined;
    if (alone !== undefined) return all(`only the pages together show ${alone}`);
    const seen = grounds.filter(
      ({ machine, views }) => worked.includes(machine) && views.some((view) => view.has(file)),
    );
    const touched = [...new Set([...own, ...seen.map(({ machine }) => machine)])];
    if (touched.length > 0) return { machines: touched, why: '' };
    // Importers of a missing file have changed too.
    const isGone = !existsSync(join(folder, file));
    const isIdle = CODE.test(file) && (!isBrowser || isGone || /^(tests|scripts)\//.test(file));
    const isLook = !isBrowser && /^src\/.*\.css$/.test(file);
    return isIdle || isLook || APART.test(file) ? undefined : all('what it touches cannot be judged');
  }

  return new Map(
    changed.flatMap((file) => {
      const touched = judgeOne(file);
      return touched ? [[file, touched]] : [];
    }),
  );
}

/** @param {string} ref @param {readonly string[]} changed @param {Map<string, Touched>} touched */
export function describeSince(ref, changed, touched) {
  const apart = changed.length - touched.size;
  const files = (/** @type {number} */ count) => `${count} ${count === 1 ? 'file' : 'files'}`;
  return [
    `Since ${ref}: ${files(changed.length)} changed.`,
    ...[...touched].map(
      ([file, { machines, why }]) => `  ${file}: ${why ? `every machine, ${why}` : machines.join(', ')}`,
    ),
    ...(apart > 0 ? [`  ${files(apart)} that no path stands on`] : []),
    ...(touched.size === 0 ? ['Nothing to run.'] : []),
  ];
}
