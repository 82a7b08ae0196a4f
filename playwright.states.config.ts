import { defineConfig } from 'playwright/test';
import { browserArgs } from './scripts/lib/browser.mjs';
import journeys from './playwright.config';

/** Every state: each page's is judged in the demo's pages, each machine's reached in them by its paths. */
export default defineConfig({
  ...journeys,
  projects: [
    // What judges a page works long enough for V8 to make it quicker.
    {
      name: 'pages',
      testMatch: 'states/*.spec.ts',
      use: { launchOptions: { ...journeys.use?.launchOptions, args: [...browserArgs] } },
    },
    { name: 'paths', testMatch: 'paths/browser/*.spec.ts' },
  ],
  reporter: [['dot'], ['json', { outputFile: '.cache/states.json' }]],
});
