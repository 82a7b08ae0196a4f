import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { install } from './lib/install.mjs';
import { bin, captureNode, explainListen, fail } from './lib/run.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string', default: 'demo' },
    scale: { type: 'string', default: '1' },
    clock: { type: 'string' },
    quirks: { type: 'boolean', default: false },
    quirk: { type: 'string', multiple: true, default: [] },
    openapi: { type: 'string' },
  },
});
const { scenario, openapi } = values;
const port = Number(values.port);
const seed = Number(values.seed);
const scale = Number(values.scale);
if (![port, seed, scale].every(Number.isInteger) || scale < 1)
  fail('--port, --seed and --scale are whole numbers, the last above none.');
if (values.clock && Number.isNaN(Date.parse(values.clock)))
  fail('--clock is an ISO instant, as 2026-03-02T09:00:00Z.');

await install();
const entry = 'mock-server/node.ts';
const { code, output } = await captureNode(
  bin('vite'),
  'build',
  '--ssr',
  entry,
  '--mode',
  'demo',
  '--outDir',
  'dist-api',
);
if (code !== 0) fail(output);

const { describeApi, quirkNames, scenarioNames, startHttpServer } = await import(
  String(new URL('../dist-api/node.js', import.meta.url))
);
if (!scenarioNames.includes(scenario)) fail(`--scenario is one of ${scenarioNames.join(', ')}.`);
/** @param {string} name */
const isKnown = (name) => /^random:\d+$/.test(name) || quirkNames.all.includes(name);
if (!values.quirk.every(isKnown))
  fail(`--quirk is random: with a number, or one of ${quirkNames.all.join(', ')}.`);
if (openapi !== undefined) {
  writeFileSync(openapi, describeApi());
  console.log(`The API is described in ${openapi}`);
  process.exit();
}
try {
  const named = values.quirk.flatMap((name) =>
    name.startsWith('random:') ? quirkNames.pick(Number(name.slice('random:'.length))) : name,
  );
  const quirks = values.quirks ? quirkNames.together : named;
  if (quirks.length > 0) console.log(`It differs by ${quirks.join(', ')}`);
  const { url } = await startHttpServer({ port, seed, scenario, scale, quirks, clock: values.clock ?? null });
  console.log(`The mock server answers on ${url}/api; ${url} tells what it can be asked`);
} catch (error) {
  fail(explainListen(error, port));
}
