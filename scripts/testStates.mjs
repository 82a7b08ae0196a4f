import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { root } from './lib/run.mjs';
import { runSteps, printTotal } from './lib/runSteps.mjs';
import { browserCoverage, browserTests, demoBuild } from './lib/steps.mjs';

/** Every page in every state, every transition of every machine. */
await install();
rmSync(join(root, '.cache', 'paths'), { recursive: true, force: true });
await runSteps([
  demoBuild,
  browserTests('states', ['pages', 'other-journeys', 'paths', 'robot']),
  browserCoverage,
]);
printTotal();
