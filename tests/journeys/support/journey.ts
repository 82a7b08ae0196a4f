import { expect, test as base } from 'playwright/test';
import { listenToComplaints } from './complaints';
import { focusAsSafari } from './safariFocus';

export type JourneyOptions = {
  /** Whose rule decides what takes the focus by a press of the mouse. */
  focusRule: 'Chromium' | 'Safari';
};

/** Every journey also fails when the page throws or when the browser complains (a refused style, a missing file). */
export const test = base.extend<JourneyOptions & { complaints: string[] }>({
  focusRule: ['Chromium', { option: true }],
  context: async ({ context, focusRule }, give) => {
    if (focusRule === 'Safari') await focusAsSafari(context);
    await give(context);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = listenToComplaints(page);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from 'playwright/test';
