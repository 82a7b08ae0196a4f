import { install } from './lib/install.mjs';
import { bin, runAttached } from './lib/run.mjs';

await install();
await runAttached(bin('oxfmt'), ...process.argv.slice(2));
