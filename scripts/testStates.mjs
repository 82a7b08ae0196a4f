import { install } from './lib/install.mjs';
import { runSteps, printTotal } from './lib/runSteps.mjs';
import { browserTests, demoBuild } from './lib/steps.mjs';

/** Every page in every state and width. */
await install();
await runSteps([demoBuild, browserTests('states', ['pages'])]);
printTotal();
