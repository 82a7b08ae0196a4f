import { runAttached } from './lib/run.mjs';
import { printTotal, runSteps } from './lib/runSteps.mjs';
import { browserTests } from './lib/steps.mjs';

/** All lanes with the long tests, journeys by Safari's rule of focus, and every two cases. */
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
