import { sum } from './counts.mjs';

/** @typedef {import('./suite.mjs').Step} Step */

/** @type {import('./counts.mjs').Counts[]} */
const all = [];

/** @param {unknown} error @returns {import('./suite.mjs').Result} */
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
export async function inTurn(steps) {
  for (const step of steps) await run(step);
}

/** The last line, and how the process ends. */
export function tellSum() {
  const { passed, failed } = sum(all);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
