import { install } from './lib/install.mjs';
import { bin, passOn } from './lib/run.mjs';

await install();
await passOn(bin('vite'), 'build', ...process.argv.slice(2));
