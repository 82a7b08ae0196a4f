import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { getBrowser } from './lib/browser.mjs';
import { countJourneys } from './lib/counts.mjs';
import { install } from './lib/install.mjs';
import { bin, root } from './lib/run.mjs';
import { inTurn, tellSum } from './lib/steps.mjs';
import { browserCover, demoBuild, runner } from './lib/suite.mjs';

/** Every page in every state, every transition of every machine. Words after `--` are Playwright's. */
const suite = runner(
  'states',
  () => [bin('playwright'), 'test', '--config', 'playwright.states.config.ts', ...process.argv.slice(2)],
  '.cache/states.json',
  countJourneys,
);

await install();
process.env['PW_CHROMIUM'] = await getBrowser();
rmSync(join(root, '.cache', 'paths'), { recursive: true, force: true });
await inTurn([demoBuild, suite, browserCover]);
tellSum();
