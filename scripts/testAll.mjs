import { runAttached } from './lib/run.mjs';
import { printTotal, runSteps } from './lib/runSteps.mjs';
import { browserTests } from './lib/steps.mjs';

/**
 * All lanes one after another, the journeys by Safari's rule of focus, then the paths over every two cases that
 * can follow each other.
 */
process.env['WRITING_BACK_SEED'] = String(Date.now() % 2 ** 31);
for (const lane of ['test', 'testStates', 'testDemo', 'testDeploy']) await runAttached(`scripts/${lane}.mjs`);
await runSteps([browserTests("journeys by Safari's rule of focus", ['safari-focus'])]);
printTotal();
await runAttached('scripts/paths.mjs', '--strategy', 'pairs');
