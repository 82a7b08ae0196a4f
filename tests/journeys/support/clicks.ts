import type { Page } from 'playwright/test';

type Counting = { presses: number };

/** Number of presses since the page was opened, without those for the keyboard. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(globalThis, { presses: 0 });
    const add = () => void ((globalThis as unknown as Counting).presses += 1);
    addEventListener('pointerdown', add, true);
  });
  return () => page.evaluate(() => (globalThis as unknown as Counting).presses);
}
