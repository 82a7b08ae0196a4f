import { install } from './lib/install.mjs';
import { inTurn, tellSum } from './lib/steps.mjs';
import { builds, checks, journeys, sizes, unitTests } from './lib/suite.mjs';

await install();
// One after the other, each on all cores: beside browsers, which take what they can get, unit tests would crawl.
await inTurn(
  process.argv.includes('--fast') ? checks : [...checks, ...builds, ...sizes, unitTests, journeys],
);
tellSum();
