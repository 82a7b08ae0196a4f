import { parseArgs } from 'node:util';
import { install } from './lib/install.mjs';
import { bin, captureNode, fail } from './lib/run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    machine: { type: 'string' },
    strategy: { type: 'string' },
    cap: { type: 'string' },
    run: { type: 'string' },
    out: { type: 'string' },
    compare: { type: 'string' },
    'from-journal': { type: 'string', multiple: true },
    mutate: { type: 'boolean' },
    accept: { type: 'boolean' },
  },
});

/** @param {string} name @param {string | undefined} value @param {string[]} known */
function checkOne(name, value, known) {
  if (value !== undefined && !known.includes(value)) fail(`--${name} is one of ${known.join(', ')}.`);
}
checkOne('strategy', values.strategy, ['transitions', 'pairs']);
checkOne('run', values.run, ['model', 'browser', 'none']);
if (values.cap !== undefined && !/^\d+$/.test(values.cap))
  fail('--cap is a number of steps, 0 for no limit.');

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
const { 'from-journal': journals = [], cap, ...options } = values;
try {
  const { lines, failures } = await run({
    ...options,
    ...(cap !== undefined && { cap: Number(cap) }),
    journals: [...journals, ...positionals],
  });
  console.log(lines.join('\n'));
  if (failures > 0) fail(`${failures} things are not as they should be.`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
