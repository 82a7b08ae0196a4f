import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBrowser } from './lib/browser.mjs';
import { countCheck } from './lib/testCounts.mjs';
import { install } from './lib/install.mjs';
import { NGINX, startNginx } from './lib/nginx.mjs';
import { findFreePort } from './lib/port.mjs';
import { getProgram } from './lib/program.mjs';
import { bin, capture } from './lib/run.mjs';
import { runSteps, printTotal } from './lib/runSteps.mjs';
import { browserTests, unitTests } from './lib/steps.mjs';
import { startChild, waitForPort } from './lib/childProcess.mjs';

/** @typedef {import('./lib/steps.mjs').Step} Step */

/** A Friday morning within the invented offices' hours; the tests' browsers have the same clock. */
const CLOCK = '2026-11-20T10:20:00+01:00';

/**
 * Served sites by their project in playwright.config.ts: base path and options of `npm run api`.
 * @type {Record<string, { base: string, api: string[] }>}
 */
const SITES = {
  root: { base: '/', api: [] },
  'sub-path': { base: '/punt-jove/', api: [] },
  quirks: { base: '/', api: ['--quirks'] },
};

const folder = mkdtempSync(join(tmpdir(), 'punt-jove-'));
/** @type {import('./lib/childProcess.mjs').Child[]} */
const servers = [];
/** @type {Record<string, unknown>} */
const sites = {};

/** The demo's builds with their base: a folder, one file, and a host with paths. */
const DEMOS = { site: './', file: './', demo: '/punt-jove/' };

/** @param {string} name @param {string} base @param {string} [mode] @returns {Step} */
const build = (name, base, mode = 'production') => ({
  name: `build ${mode === 'production' ? '' : `of the demo (${mode}) `}for ${base}`,
  async run() {
    const args = [bin('vite'), 'build', '--mode', mode, '--emptyOutDir', '--outDir', `dist-${name}`];
    const { code, output } = await capture(process.execPath, args, { VITE_BASE: base });
    return { counts: countCheck(code), output };
  },
});

/** Publishes a build with deploy/publish.sh and serves it with an API of its own. @param {string} name @param {(typeof SITES)[string]} site @returns {Step} */
const serve = (name, { base, api: args }) => ({
  name: `nginx and the API at ${base}`,
  async run() {
    const port = await findFreePort();
    const server = ['scripts/api.mjs', '--port', `${port}`, '--clock', CLOCK, ...args];
    const api = startChild(process.execPath, server);
    servers.push(api);
    const own = join(folder, name);
    const { code, output } = await capture('deploy/publish.sh', [`dist-${name}`, join(own, 'www', base)]);
    if (code !== 0) return { counts: countCheck(code), output };
    await waitForPort(port, api);
    const site = await startNginx({ folder: own, base, api: `http://127.0.0.1:${port}` });
    servers.push(site);
    sites[name] = { ...site, api: `http://127.0.0.1:${port}`, build: `dist-${name}` };
    return { counts: countCheck(0), output: '', note: [site.url, ...args].join(' ') };
  },
});

/** The tests of the served sites. Arguments after `--` go to Playwright. @type {Step} */
const suite = {
  name: 'deployment',
  async run() {
    process.env['DEPLOY_SITES'] = JSON.stringify(sites);
    const result = await browserTests('deployment').run();
    const ends = servers.flatMap((server) => server.findExit() ?? []);
    return { ...result, output: [result.output, ...ends].join('\n') };
  },
};

/** Forms over thousands of answers that differ, each changed in one field; `test:all` has it in its unit tests. @type {Step} */
const writingBack = {
  name: 'writing back',
  run() {
    process.env['WRITING_BACK_RUNS'] = '2000';
    return unitTests('writing back', ['tests/machines/kit/form/writingBack.test.ts']).run();
  },
};

await install();
try {
  process.env['PW_CHROMIUM'] = await getBrowser();
  process.env['NGINX'] = await getProgram(NGINX);
  for (const [name, site] of Object.entries(SITES))
    await runSteps([build(name, site.base), serve(name, site)]);
  await runSteps(Object.entries(DEMOS).map(([mode, base]) => build(`deploy-${mode}`, base, mode)));
  await runSteps(process.env['LONG_TESTS'] === 'yes' ? [suite] : [writingBack, suite]);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}
printTotal();
