import { sum } from './lib/counts.mjs';
import { install } from './lib/install.mjs';
import { browserCover, builds, checks, journeys, sizes, unitTests } from './lib/suite.mjs';

/** @typedef {import('./lib/suite.mjs').Step} Step */

/** @type {import('./lib/counts.mjs').Counts[]} */
const all = [];

/** @param {unknown} error @returns {import('./lib/suite.mjs').Result} */
const asFailure = (error) => ({ counts: { passed: 0, failed: 1 }, output: String(error) });

/** Runs one step and says how it went in one line; what it printed follows when it failed. @param {Step} step */
async function run({ name, run: start }) {
  const began = performance.now();
  const { counts, output, note = '' } = await start().catch(asFailure);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const failed = counts.failed > 0;
  console.log(`${failed ? 'FAIL' : 'ok  '}  ${name.padEnd(30)} ${seconds.padStart(6)} s  ${note}`.trimEnd());
  if (failed) console.log(`\n${output.trim()}\n`);
  all.push(counts);
}

/** Runs steps one after another. @param {Step[]} steps */
async function inTurn(steps) {
  for (const step of steps) await run(step);
}

await install();
if (process.argv.includes('--fast')) {
  await inTurn(checks);
} else {
  // Unit tests keep one core busy for longer than the checks do the other: journeys need not wait for them.
  await Promise.all([inTurn([unitTests]), inTurn([...checks, ...builds, ...sizes, journeys, browserCover])]);
}
const { passed, failed } = sum(all);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
