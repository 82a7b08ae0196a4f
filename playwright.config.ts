import { defineConfig } from 'playwright/test';
import { browserArgs, findBrowser } from './scripts/lib/browser.mjs';
import { findFreePort } from './scripts/lib/port.mjs';

// The workers read this file again: the first reading chooses for all.
const port = (process.env['JOURNEYS_PORT'] ??= String(await findFreePort()));
const executablePath = (process.env['PW_CHROMIUM'] ??= (await findBrowser()) ?? '');

// A page lives for seconds: what V8 would make quicker by then is not worth its time. It makes the whole a fifth cheaper.
const shortLived = [
  '--js-flags=--no-opt --no-maglev --single-threaded-gc',
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
];

export default defineConfig({
  testDir: 'tests',
  testMatch: 'journeys/**/*.spec.ts',
  outputDir: 'test-results',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A loaded machine is slow, not wrong; a green run waits for none of this.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: '.cache/journeys.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'ca',
    timezoneId: 'Europe/Madrid',
    contextOptions: { reducedMotion: 'reduce' },
    // Its answers cannot be looked at, nor withheld; the journeys without a network have it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: { executablePath, args: [...browserArgs, ...shortLived] },
  },
  webServer: {
    command: `node scripts/serve.mjs --dir dist-demo --port ${port}`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
  },
});
