import { install } from './lib/install.mjs';
import { inTurn, tellSum } from './lib/steps.mjs';
import { browserTests, demoBuild } from './lib/suite.mjs';

/** Everything that tests/demo says of the trainers' demo. */
await install();
await inTurn([demoBuild, browserTests('demo', 'playwright.demo.config.ts')]);
tellSum();
