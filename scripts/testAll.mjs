import { runAttached } from './lib/run.mjs';
import { printTotal, runSteps } from './lib/runSteps.mjs';
import { browserTests } from './lib/steps.mjs';

/**
 * All lanes one after another, with the long tests, among them every page against each difference of a service; then
 * the journeys by Safari's rule of focus, and the paths over every two cases that can follow each other.
 */
const seed = String(Date.now() % 2 ** 31);
process.env['WRITING_BACK_SEED'] = seed;
process.env['WRITING_BACK_RUNS'] = '10000';
process.env['QUIRKS_SEED'] = seed;
process.env['LONG_TESTS'] = 'yes';
for (const lane of ['test', 'testStates', 'testDemo', 'testDeploy', 'testBrowsers'])
  await runAttached(`scripts/${lane}.mjs`);
await runSteps([browserTests("journeys by Safari's rule of focus", ['safari-focus'])]);
printTotal();
await runAttached('scripts/paths.mjs', '--strategy', 'pairs');
await runAttached('scripts/paths.mjs', '--system', '--minutes', '2');
