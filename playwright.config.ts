import { defineConfig } from 'playwright/test';
import { findBrowser, testArgs } from './scripts/lib/browser.mjs';
import { findFreePort } from './scripts/lib/port.mjs';
import type { Options } from './tests/deploy/support/site';
import type { JourneyOptions } from './tests/journeys/support/journey';
import { EVERYDAY, LONG, LEFT_OUT } from './tests/lanes';
import { sites } from './tests/deploy/support/sites';

// Workers read this file again: the first reading chooses for all.
const port = (process.env['BROWSER_TESTS_PORT'] ??= String(await findFreePort()));
const executablePath = (process.env['PW_CHROMIUM'] ??= (await findBrowser()) ?? '');

const launchOptions = { executablePath, args: testArgs };

/** The built demo. */
const demo = {
  baseURL: `http://127.0.0.1:${port}`,
  contextOptions: { reducedMotion: 'reduce' as const },
  // Responses of a service worker can be neither read nor held; the journeys without a network allow it.
  serviceWorkers: 'block' as const,
  launchOptions,
};

/** Chromium tells pages the names of their elements, which the lessons of the paths are written from. */
const named = {
  ...demo,
  launchOptions: {
    executablePath,
    args: [...testArgs, '--enable-blink-features=ComputedAccessibilityInfo'],
  },
};

/** The tests of each served site, by its name in scripts/testDeploy.mjs. */
const suites: Record<string, string | string[]> = {
  root: '*.spec.ts',
  'sub-path': ['job.spec.ts', 'paths.spec.ts', 'serving.spec.ts'],
  quirks: 'job.spec.ts',
};

/** The certificates are self-signed. */
const deployed = { ignoreHTTPSErrors: true, launchOptions };

const isDeployed = Object.keys(sites).length > 0;

export default defineConfig<Options & JourneyOptions>({
  outputDir: 'test-results',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A loaded machine is slow, not wrong; a green run waits for none of this.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: '.cache/browser-tests.json' }]],
  use: { locale: 'ca', timezoneId: 'Europe/Madrid', screenshot: 'only-on-failure', trace: 'off' },
  projects: isDeployed
    ? [
        ...Object.entries(sites).map(([name, served]) => ({
          name,
          testDir: 'tests/deploy',
          testMatch: suites[name] ?? [],
          testIgnore: ['demo/**', ...LEFT_OUT],
          workers: 2,
          use: { ...deployed, baseURL: served.url, served },
        })),
        // Each of these tests serves its own build.
        { name: 'deployed-demo', testDir: 'tests/deploy/demo', workers: 2, use: deployed },
      ]
    : [
        // `npm test` runs these journeys, the others run with the states.
        { name: 'journeys', testDir: 'tests/journeys', testMatch: EVERYDAY, use: demo },
        { name: 'other-journeys', testDir: 'tests/journeys', testIgnore: [EVERYDAY, ...LEFT_OUT], use: demo },
        {
          name: 'safari-focus',
          testDir: 'tests/journeys',
          testIgnore: LONG,
          use: { ...demo, focusRule: 'Safari' },
        },
        { name: 'demo', testDir: 'tests/demo', testMatch: '**/*.spec.ts', testIgnore: LEFT_OUT, use: demo },
        { name: 'pages', testDir: 'tests/states', use: demo },
        { name: 'paths', testDir: 'tests/paths/browser', testMatch: '*.spec.ts', use: named },
        // It follows the lessons that the paths have left; PATHS_ARE_THERE keeps those of the last run.
        {
          name: 'robot',
          testDir: 'tests/paths/robot',
          testIgnore: LEFT_OUT,
          dependencies: process.env['PATHS_ARE_THERE'] ? [] : ['paths'],
          use: demo,
        },
      ],
  ...(!isDeployed && {
    webServer: {
      command: `node scripts/serve.mjs --dir dist-demo --port ${port}`,
      url: `http://127.0.0.1:${port}`,
      reuseExistingServer: false,
    },
  }),
});
