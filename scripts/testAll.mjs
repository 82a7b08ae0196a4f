import { runInTerminal } from './lib/run.mjs';

/** All lanes with the long tests, journeys by Safari's rule of focus, and every two cases. */
const seed = String(Date.now() % 2 ** 31);
process.env['WRITING_BACK_SEED'] = seed;
process.env['WRITING_BACK_RUNS'] = '10000';
process.env['QUIRKS_SEED'] = seed;
process.env['LONG_TESTS'] = 'yes';

const LANES = [
  ['scripts/test.mjs'],
  ['scripts/testStates.mjs'],
  ['scripts/testDemo.mjs'],
  ['scripts/testDeploy.mjs'],
  ['scripts/testBrowsers.mjs'],
  ['scripts/testSafariFocus.mjs'],
];

/** Lanes side by side: paths over pairs take one core. */
const PATHS = [
  ['scripts/paths.mjs', '--strategy', 'pairs'],
  ['scripts/paths.mjs', '--system', '--minutes', '1'],
];

/** Lanes that failed; the next ones run all the same. @type {string[]} */
const failed = [];
/** @param {string[]} lane */
async function run(lane) {
  const began = performance.now();
  const code = await runInTerminal(...lane);
  const name = lane.join(' ');
  console.log(`${name}: ${Math.round((performance.now() - began) / 1000)} s\n`);
  if (code !== 0) failed.push(name);
}

for (const lane of LANES) await run(lane);
await Promise.all(PATHS.map(run));
console.log(failed.length === 0 ? 'All lanes passed' : `Lanes that failed: ${failed.join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
