import { runAttached } from './lib/run.mjs';

/** All lanes one after another, then the paths over every two cases that can follow each other. */
for (const lane of ['test', 'testStates', 'testDemo', 'testDeploy']) await runAttached(`scripts/${lane}.mjs`);
await runAttached('scripts/paths.mjs', '--strategy', 'pairs');
