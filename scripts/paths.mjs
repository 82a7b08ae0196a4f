import { parseArgs } from 'node:util';
import { install } from './lib/install.mjs';
import { bin, captureNode, fail } from './lib/run.mjs';

const { values } = parseArgs({
  options: { machine: { type: 'string' }, accept: { type: 'boolean', default: false } },
});

await install();
const { code, output } = await captureNode(
  bin('vite'),
  'build',
  '--ssr',
  'tests/paths/cli.ts',
  '--outDir',
  'dist-paths',
);
if (code !== 0) fail(output);

const { run } = await import(String(new URL('../dist-paths/cli.js', import.meta.url)));
const { lines, differing } = run(values);
console.log(lines.join('\n'));
if (differing > 0)
  fail(`${differing} machines differ; npm run paths -- --accept makes that what is expected.`);
