import { browserArgs, getBrowser } from './lib/browser.mjs';
import { install } from './lib/install.mjs';
import { loadBench } from './lib/load.mjs';
import { bin, captureNode, fail } from './lib/run.mjs';
import { serve } from './serve.mjs';

await install();
await captureNode(bin('vite'), 'build', '--mode', 'demo');
const { bench } = await loadBench().catch((error) => fail(error.message));
const site = await serve({ dir: 'dist-demo', port: 0 });
const launch = { executablePath: await getBrowser(), args: browserArgs };
const lines = await bench({ url: site.url, launch });
site.close();
for (const { name, value, unit = 's', limit, ratio = '' } of lines) {
  const under = limit === undefined ? '' : `of ${Number(limit.toFixed(3))} ${unit}`;
  console.log(
    `${name.padEnd(44)} ${value.toFixed(3).padStart(8)} ${unit.padEnd(2)} ${under.padEnd(8)} ${ratio}`.trimEnd(),
  );
}
const slow = lines.filter(({ value, limit }) => limit !== undefined && value > limit);
if (slow.length > 0) fail(`${slow.map(({ name }) => name).join(', ')}: over the limit.`);
