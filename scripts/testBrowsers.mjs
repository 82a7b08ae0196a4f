import { install } from './lib/install.mjs';
import { getOtherBrowsers } from './lib/otherBrowsers.mjs';
import { runSteps, printTotal } from './lib/runSteps.mjs';
import { demoBuild, fileBuild, otherBrowsers } from './lib/steps.mjs';

/** Everyday journeys and presses in Firefox, in `test:all` all of them and the demo's tests; acts in Chromium by Safari's rule of focus, in Firefox and in WebKitGTK. */
await install();
await getOtherBrowsers();
await runSteps([demoBuild, fileBuild, otherBrowsers]);
printTotal();
