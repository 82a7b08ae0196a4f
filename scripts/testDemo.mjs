import { install } from './lib/install.mjs';
import { runSteps, printTotal } from './lib/runSteps.mjs';
import { browserTests, demoBuild } from './lib/steps.mjs';

await install();
await runSteps([demoBuild, browserTests('demo', ['demo'])]);
printTotal();
