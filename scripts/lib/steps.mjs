import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getBrowser } from './browser.mjs';
import { budgets, readBuild } from './budgets.mjs';
import { countCheck, countJourneys, countUnitTests } from './testCounts.mjs';
import { loadPaths } from './load.mjs';
import { listNewer } from './newerFeatures.mjs';
import { bin, captureNode, root } from './run.mjs';

/** @typedef {import('./testCounts.mjs').Counts} Counts */
/** @typedef {{ counts: Counts, output: string, note?: string }} Result */
/** @typedef {{ name: string, run: () => Promise<Result> }} Step */

/** @param {string} name @param {() => string[]} args @returns {Step} */
const check = (name, args) => ({
  name,
  async run() {
    const { code, output } = await captureNode(...args());
    return { counts: countCheck(code), output };
  },
});

/**
 * A step of a test runner, counted by its JSON report.
 * @param {string} name @param {() => string[]} args
 * @param {string} file the report @param {(report: any, code: number) => Counts} count
 * @returns {Step}
 */
const runner = (name, args, file, count) => ({
  name,
  async run() {
    const path = join(root, file);
    rmSync(path, { force: true });
    const { code, output } = await captureNode(...args());
    const counts = count(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined, code);
    return { counts, output, note: `${counts.passed} of ${counts.passed + counts.failed}` };
  },
});

const knip = () => [bin('knip'), '--no-progress', '--config', 'config/knip.js'];

/** Static checks, without browser or build. @type {Step[]} */
export const checks = [
  check('types', () => [bin('typescript', 'tsc')]),
  check('lint and rooms', () => [bin('oxlint')]),
  check('format', () => [bin('oxfmt'), '--check']),
  check('dead code', knip),
  check('code for tests alone', () => [...knip(), '--production']),
];

/** Unit tests of some files, by default of all. @param {string} name @param {string[]} [files] @returns {Step} */
export const unitTests = (name, files = []) =>
  runner(
    name,
    () => [
      bin('vitest'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      '--outputFile.json=.cache/unit-tests.json',
      ...files,
    ],
    '.cache/unit-tests.json',
    countUnitTests,
  );

/** A step that builds into an empty folder. @param {string} name @param {string} dir @param {string} mode @returns {Step} */
const build = (name, dir, mode) => ({
  name,
  async run() {
    rmSync(join(root, dir), { recursive: true, force: true });
    const { code, output } = await captureNode(bin('vite'), 'build', '--mode', mode);
    return { counts: countCheck(code), output };
  },
});

export const demoBuild = build('build of the demo', 'dist-demo', 'demo');
export const fileBuild = build('build of the one-file demo', 'dist-file', 'file');

export const builds = [build('build', 'dist', 'production'), demoBuild];

/** Whether the oldest browsers run the production build. @type {Step} */
const browserCheck = {
  name: 'oldest browsers',
  async run() {
    const newer = listNewer(readBuild('dist'));
    const note = newer.join(', ') || 'they lack nothing of the build';
    return { counts: countCheck(newer.length), output: '', note };
  },
};

/** Budgets of the production build. @type {Step[]} */
export const budgetChecks = [
  ...budgets.map(({ name, judge }) => ({
    name,
    async run() {
      const { passed, detail } = judge(readBuild('dist'));
      return { counts: countCheck(passed ? 0 : 1), output: '', note: detail };
    },
  })),
  browserCheck,
];

/**
 * Browser tests of some projects, by default of all; arguments of the command go to Playwright.
 * @param {string} name @param {string[]} [projects] @returns {Step}
 */
export function browserTests(name, projects = []) {
  const chosen = projects.map((project) => `--project=${project}`);
  // Playwright empties its folder first: each step has its own, which keeps the pictures of failures.
  const output = `--output=test-results/${name}`;
  const args = () => [bin('playwright'), 'test', output, ...chosen, ...process.argv.slice(2)];
  const { run } = runner(name, args, '.cache/browser-tests.json', countJourneys);
  return {
    name,
    async run() {
      process.env['PW_CHROMIUM'] = await getBrowser();
      return run();
    },
  };
}

/** Journeys and acts in other browsers than Chromium, by the Playwright of tests/browsers. @type {Step} */
export const otherBrowsers = runner(
  'other browsers',
  () => [
    join(root, 'tests', 'browsers', 'playwright', 'node_modules', 'playwright', 'cli.js'),
    'test',
    '--config',
    'tests/browsers/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  '.cache/browser-tests.json',
  countJourneys,
);

export const journeys = browserTests('journeys', ['journeys']);

/** Checks in the journals of the pages that the browser took every transition. @type {Step} */
export const browserCoverage = {
  name: 'paths in the browser',
  async run() {
    const { run } = await loadPaths();
    const { lines, failures } = await run({ run: 'browser' });
    return { counts: countCheck(failures), output: lines.join('\n'), note: lines.at(-1) ?? '' };
  },
};
