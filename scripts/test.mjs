import { install } from './lib/install.mjs';
import { runSteps, printTotal } from './lib/runSteps.mjs';
import { budgetChecks, builds, checks, journeys, unitTests } from './lib/steps.mjs';

await install();
// One after the other, each on all cores: beside browsers, unit tests would get too little time.
await runSteps(
  process.argv.includes('--fast')
    ? checks
    : [...checks, ...builds, ...budgetChecks, unitTests('unit tests'), journeys],
);
printTotal();
