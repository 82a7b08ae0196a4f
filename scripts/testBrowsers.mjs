import { install } from './lib/install.mjs';
import { getOtherBrowsers } from './lib/otherBrowsers.mjs';
import { runSteps, printTotal } from './lib/runSteps.mjs';
import { demoBuild, fileBuild, otherBrowsers } from './lib/steps.mjs';

/** Presses, keys and work without a network in Firefox; acts by Safari's rule of focus, in Firefox and in WebKitGTK. */
await install();
await getOtherBrowsers();
await runSteps([demoBuild, fileBuild, otherBrowsers]);
printTotal();
