import { getBrowser } from './lib/browser.mjs';
import { countJourneys } from './lib/counts.mjs';
import { install } from './lib/install.mjs';
import { bin } from './lib/run.mjs';
import { inTurn, tellSum } from './lib/steps.mjs';
import { demoBuild, runner } from './lib/suite.mjs';

/** Everything that tests/demo says of the trainers' demo. Words after `--` are Playwright's. */
const suite = runner(
  'demo',
  () => [bin('playwright'), 'test', '--config', 'playwright.demo.config.ts', ...process.argv.slice(2)],
  '.cache/demo.json',
  countJourneys,
);

await install();
process.env['PW_CHROMIUM'] = await getBrowser();
await inTurn([demoBuild, suite]);
tellSum();
