import { install } from './lib/install.mjs';
import { bin, runAttached } from './lib/run.mjs';

await install();
const mode = process.env['API_TARGET'] ? 'development' : 'demo';
await runAttached(bin('vite'), '--mode', mode, ...process.argv.slice(2));
