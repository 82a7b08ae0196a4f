import { expect, test as base } from 'playwright/test';
import { listenToComplaints } from './complaints';

/** Every journey also fails when the page throws or when the browser complains (a refused style, a missing file). */
export const test = base.extend<{ complaints: string[] }>({
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
