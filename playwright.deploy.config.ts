import { defineConfig } from 'playwright/test';
import { browserArgs } from './scripts/lib/browser.mjs';
import type { Options } from './tests/deploy/support/site';
import { getSite } from './tests/deploy/support/sites';

/** Where each suite runs: the name is that of a site which scripts/testDeploy.mjs serves. */
const suites = {
  root: '*.spec.ts',
  'sub-path': ['job.spec.ts', 'paths.spec.ts', 'serving.spec.ts'],
  quirks: 'job.spec.ts',
};

export default defineConfig<Options>({
  testDir: 'tests/deploy',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A loaded machine is slow, not wrong; a green run waits for none of this.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: '.cache/deploy.json' }]],
  projects: [
    ...Object.entries(suites).map(([name, testMatch]) => ({
      name,
      testMatch,
      testIgnore: 'demo/**',
      use: { baseURL: getSite(name).url, served: getSite(name) },
    })),
    // Each of its tests serves what it needs.
    { name: 'demo', testDir: 'tests/deploy/demo' },
  ],
  use: {
    // Its certificate is of its own making.
    ignoreHTTPSErrors: true,
    locale: 'ca',
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['PW_CHROMIUM'] ?? '', args: browserArgs },
  },
});
