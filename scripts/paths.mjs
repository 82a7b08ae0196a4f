import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getBrowser } from './lib/browser.mjs';
import { install } from './lib/install.mjs';
import { loadPaths } from './lib/load.mjs';
import { bin, captureNode, fail, root } from './lib/run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    machine: { type: 'string' },
    strategy: { type: 'string' },
    cap: { type: 'string' },
    run: { type: 'string' },
    out: { type: 'string' },
    demo: { type: 'string' },
    compare: { type: 'string' },
    'from-journal': { type: 'string', multiple: true },
    mutate: { type: 'boolean' },
    accept: { type: 'boolean' },
  },
});

/**
 * One of several words.
 * @template {string} T
 * @param {'strategy' | 'run'} name @param {readonly T[]} known @returns {T | undefined}
 */
function readOne(name, known) {
  const value = values[name];
  const found = known.find((one) => one === value);
  if (value !== undefined && found === undefined) fail(`--${name} is one of ${known.join(', ')}.`);
  return found;
}

const strategy = readOne('strategy', /** @type {const} */ (['transitions', 'pairs']));
const by = readOne('run', /** @type {const} */ (['model', 'browser', 'none']));
if (values.cap !== undefined && !/^\d+$/.test(values.cap))
  fail('--cap is a number of steps, 0 for no limit.');

await install();
const { run, names } = await loadPaths().catch((error) => fail(error.message));
if (values.machine !== undefined && !names.includes(values.machine))
  fail(`There is no machine ${values.machine}; there are ${names.join(', ')}.`);
if (by === 'browser') await runBrowser();

/** Builds the demo and works it in a browser; what it shows lies in `.cache/paths` then. */
async function runBrowser() {
  const { code, output } = await captureNode(bin('vite'), 'build', '--mode', 'demo');
  if (code !== 0) fail(output);
  const results = join(root, '.cache', 'paths');
  rmSync(results, { recursive: true, force: true });
  process.env['PW_CHROMIUM'] = await getBrowser();
  // A step that went wrong is in the report: what Playwright says of it would say it twice.
  const config = ['--config', 'playwright.states.config.ts', '--project=paths'];
  const test = [bin('playwright'), 'test', ...config, 'paths/browser/paths.spec.ts'];
  if (values.machine !== undefined) await captureNode(...test, '-g', ` ${values.machine}$`);
  // What has no pages of its own is worked together with all others.
  if (!existsSync(results)) await captureNode(...test);
}

const { 'from-journal': journals = [], cap, ...options } = values;
try {
  const { lines, failures } = await run({
    ...options,
    strategy,
    run: by,
    ...(cap !== undefined && { cap: Number(cap) }),
    journals: [...journals, ...positionals],
  });
  console.log(lines.join('\n'));
  if (values.out !== undefined) console.log(`Report: ${join(values.out, 'index.html')}`);
  if (failures > 0) fail(`Not as it should be: ${failures}.`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
