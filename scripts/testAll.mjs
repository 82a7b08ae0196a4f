import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runAttached } from './lib/run.mjs';
import { getOtherBrowsers } from './lib/otherBrowsers.mjs';
import { printTotal, runSteps } from './lib/runSteps.mjs';
import { browserCoverage, browserTests, otherBrowsers, unitTests } from './lib/steps.mjs';

/**
 * All lanes one after another, with every page and the main job against each difference of a service; then the other
 * journeys in Chromium, all of them by Safari's rule of focus, every transition in the demo's pages, the demo in
 * Firefox, and the paths over every two cases that can follow each other.
 */
const seed = String(Date.now() % 2 ** 31);
process.env['WRITING_BACK_SEED'] = seed;
process.env['QUIRKS_SEED'] = seed;
for (const lane of ['test', 'testStates', 'testDemo']) await runAttached(`scripts/${lane}.mjs`);
process.env['QUIRKS'] = 'all';
for (const lane of ['testDeploy', 'testBrowsers']) await runAttached(`scripts/${lane}.mjs`);
await getOtherBrowsers();
rmSync(join(root, '.cache', 'paths'), { recursive: true, force: true });
await runSteps([
  unitTests('every difference of a service', ['tests/views/everyQuirk.test.tsx']),
  browserTests('journeys and transitions', ['long-journeys', 'safari-focus', 'paths']),
  browserCoverage,
  otherBrowsers('demo in Firefox', ['demo in Firefox']),
]);
printTotal();
await runAttached('scripts/paths.mjs', '--strategy', 'pairs');
