import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { bin, captureNode, fail, root } from './lib/run.mjs';

await install();
const folder = 'dist-bench';
const args = ['build', '--ssr', 'tests/bench/paths.ts', '--outDir', folder];
const { code, output } = await captureNode(bin('vite'), ...args);
if (code !== 0) fail(output);

/** @type {typeof import('../tests/bench/paths.ts')} */
const { bench } = await import(String(pathToFileURL(join(root, folder, 'paths.js'))));
const lines = bench();
for (const { name, seconds, limit, ratio = '' } of lines) {
  const under = limit === undefined ? '' : `of ${limit} s`;
  console.log(
    `${name.padEnd(44)} ${seconds.toFixed(3).padStart(8)} s  ${under.padEnd(8)} ${ratio}`.trimEnd(),
  );
}
const slow = lines.filter(({ seconds, limit }) => limit !== undefined && seconds > limit);
if (slow.length > 0) fail(`${slow.map(({ name }) => name).join(', ')}: over the limit.`);
