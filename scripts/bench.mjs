import { install } from './lib/install.mjs';
import { loadBench } from './lib/load.mjs';
import { fail } from './lib/run.mjs';

await install();
const { bench } = await loadBench().catch((error) => fail(error.message));
const lines = await bench();
for (const { name, seconds, limit, ratio = '' } of lines) {
  const under = limit === undefined ? '' : `of ${limit} s`;
  console.log(
    `${name.padEnd(44)} ${seconds.toFixed(3).padStart(8)} s  ${under.padEnd(8)} ${ratio}`.trimEnd(),
  );
}
const slow = lines.filter(({ seconds, limit }) => limit !== undefined && seconds > limit);
if (slow.length > 0) fail(`${slow.map(({ name }) => name).join(', ')}: over the limit.`);
