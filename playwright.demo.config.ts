import { defineConfig } from 'playwright/test';
import journeys from './playwright.config';

/** What trainers do with the demo: as the journeys, on the same build. */
export default defineConfig({
  ...journeys,
  testDir: 'tests/demo',
  testMatch: '**/*.spec.ts',
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: '.cache/demo.json' }]],
});
