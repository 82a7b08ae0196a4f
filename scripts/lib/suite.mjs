import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getBrowser } from './browser.mjs';
import { budgets, readBuild } from './budgets.mjs';
import { countCheck, countJourneys, countUnitTests } from './counts.mjs';
import { loadPaths } from './load.mjs';
import { bin, captureNode, root } from './run.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {{ counts: Counts, output: string, note?: string }} Result */
/** @typedef {{ name: string, run: () => Promise<Result> }} Step */

/** A step that is one program. @param {string} name @param {() => string[]} args @returns {Step} */
const check = (name, args) => ({
  name,
  async run() {
    const { code, output } = await captureNode(...args());
    return { counts: countCheck(code), output };
  },
});

/**
 * A step that is a runner of tests, counted by the JSON report that it writes.
 * @param {string} name @param {() => string[]} args
 * @param {string} file the report @param {(report: any, code: number) => Counts} count
 * @returns {Step}
 */
export const runner = (name, args, file, count) => ({
  name,
  async run() {
    const path = join(root, file);
    rmSync(path, { force: true });
    const { code, output } = await captureNode(...args());
    const counts = count(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined, code);
    return { counts, output, note: `${counts.passed} of ${counts.passed + counts.failed}` };
  },
});

/** Everything that needs no browser and no build. @type {Step[]} */
export const checks = [
  check('types', () => [bin('typescript', 'tsc')]),
  check('lint and rooms', () => [bin('oxlint')]),
  check('format', () => [bin('oxfmt'), '--check']),
  check('dead code', () => [bin('knip'), '--no-progress']),
  check('code for tests alone', () => [
    bin('knip'),
    '--no-progress',
    '--production',
    '--config',
    'knip.production.json',
  ]),
];

export const unitTests = runner(
  'unit tests',
  () => [
    bin('vitest'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    '--outputFile.json=.cache/unit-tests.json',
  ],
  '.cache/unit-tests.json',
  countUnitTests,
);

/** A step that builds into a folder, from nothing. @param {string} name @param {string} dir @param {string} mode @returns {Step} */
const build = (name, dir, mode) => ({
  name,
  async run() {
    rmSync(join(root, dir), { recursive: true, force: true });
    const { code, output } = await captureNode(bin('vite'), 'build', '--mode', mode);
    return { counts: countCheck(code), output };
  },
});

export const demoBuild = build('build of the demo', 'dist-demo', 'demo');

export const builds = [build('build', 'dist', 'production'), demoBuild];

/** What the production build must keep. @type {Step[]} */
export const sizes = budgets.map(({ name, judge }) => ({
  name,
  async run() {
    const { passed, detail } = judge(readBuild('dist'));
    return { counts: countCheck(passed ? 0 : 1), output: '', note: detail };
  },
}));

/**
 * Tests in a browser, by the settings that report into `.cache/<name>.json`. Words of the command are Playwright's.
 * @param {string} name @param {string} config @returns {Step}
 */
export function browserTests(name, config) {
  const words = process.argv.slice(2);
  const args = () => [bin('playwright'), 'test', '--config', config, ...words];
  const { run } = runner(name, args, `.cache/${name}.json`, countJourneys);
  return {
    name,
    async run() {
      process.env['PW_CHROMIUM'] = await getBrowser();
      return run();
    },
  };
}

export const journeys = browserTests('journeys', 'playwright.config.ts');

/** Whether the browser took every transition of every machine, as the journals of its pages tell. @type {Step} */
export const browserCover = {
  name: 'paths in the browser',
  async run() {
    const { run } = await loadPaths();
    const { lines, failures } = await run({ run: 'browser' });
    return { counts: countCheck(failures), output: lines.join('\n'), note: lines.at(-1) ?? '' };
  },
};
