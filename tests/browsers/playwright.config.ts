import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { findFreePort } from '../../scripts/lib/port.mjs';
import { testArgs } from '../../scripts/lib/browser.mjs';
import type { JourneyOptions } from '../journeys/support/journey';
import { IN_FIREFOX, LONG } from '../lanes';
import { DEMO, JOURNEYS } from './excluded';
import { acknowledgePackets } from './acknowledge';
import type { Options } from './test';

// Workers read this file again: the first reading chooses for all.
const port = (process.env['BROWSER_TESTS_PORT'] ??= String(await findFreePort()));

const toGrep = (titles: object) =>
  Object.keys(titles).map((title) => new RegExp(` ${title.replaceAll(/[.()]/g, '\\$&')}$`));

/** All that Firefox can do, and acts in Chromium too, before a release. */
const isLong = process.env['LONG_TESTS'] === 'yes';

const SAFARI = /focus rule of Safari/;
/** Tests for a phone that are also done in a wide window, where staff use Firefox. */
const ON_A_PHONE = /, phone$/;
const SAFARIS_RULE = "Chromium by Safari's rule";

acknowledgePackets();

/** Folder of a worker's saved files. */
const downloadsPath = join(tmpdir(), `punt-jove-${port}-${process.env['TEST_WORKER_INDEX'] ?? 'main'}`);
process.env['DOWNLOADS'] = downloadsPath;

const firefox = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: process.env['FIREFOX'] ?? '',
    downloadsPath,
    args: ['--kiosk'],
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      'ui.useOverlayScrollbars': 0,
      // The panel of saved files takes the focus from the page.
      'browser.download.alwaysOpenPanel': false,
      // A page may take the focus back from the browser's own controls.
      'dom.disable_window_flip': false,
      // Starting processes is a seventh of a run.
      'dom.ipc.processPrelaunch.enabled': false,
      'fission.autostart': false,
      'dom.ipc.processCount': 1,
      // A page lives for seconds, in which the last optimisations do not pay.
      'javascript.options.ion': false,
    },
  },
};

export default defineConfig<JourneyOptions & object, Options>({
  tsconfig: './tsconfig.json',
  outputDir: '../../test-results/other browsers',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: '../../.cache/browser-tests.json' }]],
  use: {
    locale: 'ca',
    timezoneId: 'Europe/Madrid',
    screenshot: 'off',
    trace: 'off',
    baseURL: `http://127.0.0.1:${port}`,
    serviceWorkers: 'block',
  },
  projects: [
    // Its driver has one window at a time: it comes first, and runs beside the others.
    { name: 'WebKitGTK', testDir: 'acts', workers: 1, use: { engine: 'WebKitGTK' } },
    {
      name: 'journeys in Firefox',
      testDir: '../journeys',
      testMatch: isLong ? '**/*.spec.ts' : IN_FIREFOX,
      grepInvert: [...toGrep(JOURNEYS), SAFARI, ON_A_PHONE],
      use: firefox,
    },
    ...(isLong
      ? [
          {
            name: 'demo in Firefox',
            testDir: '../demo',
            testMatch: '**/*.spec.ts',
            // They provoke texts, which are the same in every browser.
            testIgnore: LONG,
            grepInvert: [...toGrep(DEMO), ON_A_PHONE],
            use: firefox,
          },
        ]
      : []),
    // By its usual rule, Chromium goes through the journeys.
    ...(isLong ? (['Chromium', SAFARIS_RULE] as const) : ([SAFARIS_RULE] as const)).map((engine) => ({
      name: engine,
      testDir: 'acts',
      use: {
        engine,
        // The headless shell forbids it even within a press.
        permissions: ['clipboard-write'],
        launchOptions: { executablePath: process.env['PW_CHROMIUM'] ?? '', args: testArgs },
      },
    })),
    { name: 'Firefox', testDir: 'acts', use: { ...firefox, engine: 'Firefox' } },
  ],
  webServer: {
    command: `node scripts/serve.mjs --dir dist-demo --port ${port}`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
  },
});
