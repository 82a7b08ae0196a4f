import { runAttached } from './lib/run.mjs';
import { printTotal, runSteps } from './lib/runSteps.mjs';
import { browserTests, unitTests } from './lib/steps.mjs';

/**
 * All lanes one after another, with every page and the main job against each difference of a service; then the
 * journeys by Safari's rule of focus, and the paths over every two cases that can follow each other.
 */
const seed = String(Date.now() % 2 ** 31);
process.env['WRITING_BACK_SEED'] = seed;
process.env['QUIRKS_SEED'] = seed;
process.env['LONG_TESTS'] = 'yes';
for (const lane of ['test', 'testStates', 'testDemo']) await runAttached(`scripts/${lane}.mjs`);
process.env['QUIRKS'] = 'all';
for (const lane of ['testDeploy', 'testBrowsers']) await runAttached(`scripts/${lane}.mjs`);
await runSteps([
  unitTests('every difference of a service', ['tests/views/everyQuirk.long.test.tsx']),
  unitTests('every mutant of a machine', ['tests/paths/mutants/mutants.long.test.ts']),
  browserTests("journeys by Safari's rule of focus", ['safari-focus']),
]);
printTotal();
await runAttached('scripts/paths.mjs', '--strategy', 'pairs');
await runAttached('scripts/paths.mjs', '--system', '--minutes', '2');
