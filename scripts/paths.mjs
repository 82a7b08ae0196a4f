import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readArgs } from './lib/args.mjs';
import { getBrowser } from './lib/browser.mjs';
import { install } from './lib/install.mjs';
import { loadPaths } from './lib/load.mjs';
import { plantInPaths } from './lib/plant.mjs';
import { bin, captureNode, fail, root } from './lib/run.mjs';
import { describeSince, judge, listChanged } from './lib/since.mjs';
import { exploreSystem } from './lib/system.mjs';

const USAGE = `npm run paths -- [OPTION]...
  --machine ID               one machine; else all
  --since COMMIT             only the machines that the files changed since then can touch
  --strategy transitions | pairs
  --cap STEPS                most steps of a path; 0 without limit
  --run model | browser | none
  --results FOLDER...        shows what shards of one run left there, in place of running the browser
  --out FOLDER               the report: index.html, paths.json and its schema, paths.junit.xml, paths.csv,
                             features/*.feature
  --demo ADDRESS             of the demo that the report's links open
  --compare FILE             an older paths.json
  --from-journal FILE        which transitions recorded journals took; more than once
  --keep-journal FILE        makes a recorded session a path, which npm test takes again
    --title TEXT             what it shows
  --mutate                   whether expected results notice each part of a machine that is otherwise
  --accept                   takes what is found for what is expected; with --run browser also what is seen
  --plant                    whether the paths notice each defect that is planted in the code, here and
                             with --system
  --system                   explores the whole application as every person, on all cores
    --minutes N              for all together; 10 by default
    --person ROLE            as one person alone
    --seed N                 of the walks; else any
    --resume                 goes on where the last run stopped
See docs/testers.md.`;

const { values, positionals } = readArgs(
  {
    allowPositionals: true,
    options: {
      machine: { type: 'string' },
      since: { type: 'string' },
      strategy: { type: 'string' },
      cap: { type: 'string' },
      run: { type: 'string' },
      results: { type: 'string', multiple: true },
      out: { type: 'string' },
      demo: { type: 'string' },
      compare: { type: 'string' },
      'from-journal': { type: 'string', multiple: true },
      'keep-journal': { type: 'string' },
      title: { type: 'string' },
      mutate: { type: 'boolean' },
      accept: { type: 'boolean' },
      system: { type: 'boolean' },
      minutes: { type: 'string' },
      person: { type: 'string' },
      seed: { type: 'string' },
      resume: { type: 'boolean' },
      plant: { type: 'boolean' },
    },
  },
  USAGE,
);

/**
 * The value of an option that allows certain words only.
 * @template {string} T
 * @param {'strategy' | 'run'} name @param {readonly T[]} choices @returns {T | undefined}
 */
function readChoice(name, choices) {
  const value = values[name];
  const found = choices.find((choice) => choice === value);
  if (value !== undefined && found === undefined) fail(`--${name} is one of ${choices.join(', ')}.`);
  return found;
}

const strategy = readChoice('strategy', /** @type {const} */ (['transitions', 'pairs']));
const chosen = readChoice('run', /** @type {const} */ (['model', 'browser', 'none']));
// A shell turns `shard-*` into one value and the rest.
const results = values.results && [...values.results, ...positionals];
if (values['keep-journal'] !== undefined && !/[a-z]/i.test(values.title ?? ''))
  fail('--keep-journal needs --title: what the session shows.');
if (values.since !== undefined && (values.machine !== undefined || results))
  fail('--since chooses the machines itself: without --machine and --results.');
if (results && chosen && chosen !== 'browser') fail('--results shows what ran in the browser.');
if (results && values['from-journal']) fail('Either --results or --from-journal.');
const runMode = results ? 'browser' : chosen;
if (values.cap !== undefined && !/^\d+$/.test(values.cap))
  fail('--cap is a number of steps, 0 for no limit.');

await install();
if (values.system) {
  await exploreSystem(values);
  process.exit();
}
const { run, names, listSources, keepJournal, PLANTED } = await loadPaths().catch((error) =>
  fail(error.message),
);
if (values.plant) {
  const { machine } = values;
  await plantInPaths(PLANTED.filter(({ at }) => machine === undefined || at === machine));
  process.exit();
}
if (values.machine !== undefined && !names.includes(values.machine))
  fail(`There is no machine ${values.machine}; there are ${names.join(', ')}.`);
if (values['keep-journal'] !== undefined) {
  keep(values['keep-journal'], values.title ?? '');
  process.exit();
}
const machines = await chooseMachines().catch((error) => fail(error.message));
if (runMode === 'browser' && !results) await runBrowser();

/** The machines to look at; undefined for all. @returns {Promise<readonly string[] | undefined>} */
async function chooseMachines() {
  const { since, machine } = values;
  if (since === undefined) return machine === undefined ? undefined : [machine];
  const isBrowser = runMode === 'browser';
  const changed = await listChanged(since);
  const worked = isBrowser ? await listWorked() : [];
  const touched = await judge(changed, await listSources(), { isBrowser, worked });
  console.log(describeSince(since, changed, touched).join('\n'));
  if (touched.size === 0) process.exit();
  const some = new Set([...touched.values()].flatMap((one) => one.machines));
  return some.size === names.length ? undefined : [...some];
}

/** @param {string} file @param {string} title */
function keep(file, title) {
  try {
    const kept = keepJournal(readFileSync(file, 'utf8'), title);
    console.log(`Kept in ${kept.file}: ${kept.steps} steps. npm test takes them again.`);
  } catch (error) {
    fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Machines with pages of their own: each has a browser test of its name. */
async function listWorked() {
  const { output } = await captureNode(
    bin('playwright'),
    'test',
    '--project=paths',
    'paths.spec.ts',
    '--list',
  );
  const tests = new Set(output.split('\n').map((line) => line.split(' › ').at(-1)));
  return names.filter((name) => tests.has(name));
}

/** Builds the demo and runs its paths in a browser; the results are in `.cache/paths`. */
async function runBrowser() {
  const { code, output } = await captureNode(bin('vite'), 'build', '--mode', 'demo');
  if (code !== 0) fail(output);
  const left = join(root, '.cache', 'paths');
  rmSync(left, { recursive: true, force: true });
  process.env['PW_CHROMIUM'] = await getBrowser();
  if (values.accept) process.env['PATHS_ACCEPT'] = 'yes';
  // Playwright's report is hidden: that of the paths has each failed step.
  const test = [bin('playwright'), 'test', '--project=paths', 'paths.spec.ts'];
  if (machines) await captureNode(...test, '-g', ` (${machines.join('|')})$`);
  // A machine without pages of its own is only covered by a run of all machines.
  if (!existsSync(left)) await captureNode(...test);
}

const { 'from-journal': journals = [], cap, ...options } = values;
try {
  const { lines, failures } = await run({
    ...options,
    machines,
    strategy,
    run: runMode,
    results,
    ...(cap !== undefined && { cap: Number(cap) }),
    journals: [...journals, ...(results ? [] : positionals)],
  });
  console.log(lines.join('\n'));
  if (values.out !== undefined) console.log(`Report: ${join(values.out, 'index.html')}`);
  if (failures > 0) fail(`Not as it should be: ${failures}.`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
