import { install } from './lib/install.mjs';
import { inTurn, tellSum } from './lib/steps.mjs';
import { builds, checks, journeys, sizes, unitTests } from './lib/suite.mjs';

await install();
if (process.argv.includes('--fast')) {
  await inTurn(checks);
} else {
  // Unit tests keep one core busy for longer than the checks do the other: journeys need not wait for them.
  await Promise.all([inTurn([unitTests]), inTurn([...checks, ...builds, ...sizes, journeys])]);
}
tellSum();
