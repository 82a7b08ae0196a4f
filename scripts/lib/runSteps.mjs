import { addCounts } from './testCounts.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/** The counts of all steps so far. @type {import('./testCounts.mjs').Counts[]} */
const results = [];

/** @param {unknown} error @returns {import('./steps.mjs').Result} */
const asFailure = (error) => ({ counts: { passed: 0, failed: 1 }, output: String(error) });

/** Runs one step and prints its result in one line, followed by its output when it failed. @param {Step} step */
async function run({ name, run: start }) {
  const began = performance.now();
  const { counts, output, note = '' } = await start().catch(asFailure);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const failed = counts.failed > 0;
  console.log(`${failed ? 'FAIL' : 'ok  '}  ${name.padEnd(30)} ${seconds.padStart(6)} s  ${note}`.trimEnd());
  if (failed) console.log(`\n${output.trim()}\n`);
  results.push(counts);
}

/** @param {Step[]} steps */
export async function runSteps(steps) {
  for (const step of steps) await run(step);
}

/** Prints the total and sets the exit code. */
export function printTotal() {
  const { passed, failed } = addCounts(results);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
