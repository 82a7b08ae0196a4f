import { install } from './lib/install.mjs';
import { printTotal, runSteps } from './lib/runSteps.mjs';
import { browserTests, demoBuild } from './lib/steps.mjs';

/** Journeys, pressed by Safari's rule of focus. */
await install();
await runSteps([demoBuild, browserTests("journeys by Safari's rule of focus", ['safari-focus'])]);
printTotal();
