import { expect, test as base } from 'playwright/test';
import { listenToComplaints } from './complaints';
import { typeAsKeyboard } from './firefoxTyping';
import { focusAsSafari } from './safariFocus';

export type JourneyOptions = {
  focusRule: 'Chromium' | 'Safari';
};

/** Firefox complains of a module that was loading when its page was left. */
const CUT_IMPORT = /error loading dynamically imported module/;

/** Every journey also fails when the page throws or the browser complains (style, missing file). */
export const test = base.extend<JourneyOptions & { complaints: string[] }>({
  focusRule: ['Chromium', { option: true }],
  context: async ({ context, browserName, focusRule }, give) => {
    if (browserName === 'firefox') await typeAsKeyboard(context);
    if (focusRule === 'Safari') await focusAsSafari(context);
    await give(context);
  },
  complaints: [
    async ({ page, browserName }, use) => {
      const complaints = listenToComplaints(page);
      await use(complaints);
      const isCut = (one: string) => browserName === 'firefox' && CUT_IMPORT.test(one);
      expect(complaints.filter((one) => !isCut(one))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from 'playwright/test';
