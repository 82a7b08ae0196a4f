import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { root } from './lib/run.mjs';
import { inTurn, tellSum } from './lib/steps.mjs';
import { browserCover, browserTests, demoBuild } from './lib/suite.mjs';

/** Every page in every state, every transition of every machine. */
await install();
rmSync(join(root, '.cache', 'paths'), { recursive: true, force: true });
await inTurn([demoBuild, browserTests('states', 'playwright.states.config.ts'), browserCover]);
tellSum();
