import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBrowser } from './lib/browser.mjs';
import { countCheck, countJourneys } from './lib/counts.mjs';
import { install } from './lib/install.mjs';
import { getNginx, startNginx } from './lib/nginx.mjs';
import { findFreePort } from './lib/port.mjs';
import { bin, capture } from './lib/run.mjs';
import { inTurn, tellSum } from './lib/steps.mjs';
import { runner } from './lib/suite.mjs';
import { startTied, waitFor } from './lib/tied.mjs';

/** @typedef {import('./lib/suite.mjs').Step} Step */

/** A Friday morning on which the invented offices are open; the tests' browsers show the same. */
const CLOCK = '2026-11-20T10:20:00+01:00';

/**
 * What is served and tested, by the name of its project in playwright.deploy.config.ts: the path below which it lies, and
 * what its `npm run api` is started with.
 * @type {Record<string, { base: string, api: string[] }>}
 */
const SITES = {
  root: { base: '/', api: [] },
  'sub-path': { base: '/punt-jove/', api: [] },
  quirks: { base: '/', api: ['--quirks'] },
};

const folder = mkdtempSync(join(tmpdir(), 'punt-jove-'));
/** @type {import('./lib/tied.mjs').Tied[]} */
const servers = [];
/** @type {Record<string, unknown>} */
const sites = {};

/** The demo as it is handed on: a folder, one file, and below a path of a host that knows its addresses. */
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

/** Publishes a build as deploy/ does and serves it, with an API of its own. @param {string} name @param {(typeof SITES)[string]} site @returns {Step} */
const serve = (name, { base, api: args }) => ({
  name: `nginx and the API at ${base}`,
  async run() {
    const port = await findFreePort();
    const server = ['scripts/api.mjs', '--port', `${port}`, '--clock', CLOCK, ...args];
    const api = startTied(process.execPath, server);
    servers.push(api);
    const own = join(folder, name);
    const { code, output } = await capture('deploy/publish.sh', [`dist-${name}`, join(own, 'www', base)]);
    if (code !== 0) return { counts: countCheck(code), output };
    await waitFor(port, api);
    const site = await startNginx({ folder: own, base, api: `http://127.0.0.1:${port}` });
    servers.push(site);
    sites[name] = { ...site, api: `http://127.0.0.1:${port}`, build: `dist-${name}` };
    return { counts: countCheck(0), output: '', note: site.url };
  },
});

/** Everything that tests/deploy says of what is served. Words after `--` are Playwright's. @type {Step} */
const suite = {
  name: 'deployment',
  async run() {
    process.env['DEPLOY_SITES'] = JSON.stringify(sites);
    const args = ['test', '--config', 'playwright.deploy.config.ts', ...process.argv.slice(2)];
    const result = await runner(
      '',
      () => [bin('playwright'), ...args],
      '.cache/deploy.json',
      countJourneys,
    ).run();
    const ends = servers.flatMap((server) => server.findEnd() ?? []);
    return { ...result, output: [result.output, ...ends].join('\n') };
  },
};

await install();
try {
  process.env['PW_CHROMIUM'] = await getBrowser();
  process.env['NGINX'] = await getNginx();
  for (const [name, site] of Object.entries(SITES)) await inTurn([build(name, site.base), serve(name, site)]);
  await inTurn(Object.entries(DEMOS).map(([mode, base]) => build(`deploy-${mode}`, base, mode)));
  await inTurn([suite]);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}
tellSum();
