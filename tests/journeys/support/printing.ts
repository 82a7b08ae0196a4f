import type { Page } from 'playwright/test';

type Printing = { prints: { title: string; url: string }[] };

/** Takes the place of the browser's dialog, which stays open until it is ended. */
export async function watchPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const prints: Printing['prints'] = [];
    const print = () => prints.push({ title: document.title, url: location.pathname + location.search });
    Object.assign(globalThis, { prints, print });
  });
}

/** What has been handed to the browser to be printed: under which title, at which address. */
export const readPrints = (page: Page) => page.evaluate(() => (globalThis as unknown as Printing).prints);

/** The dialog is closed, whether anything was printed or not. */
export const endPrinting = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('afterprint')));
