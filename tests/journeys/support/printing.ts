import type { Page } from 'playwright/test';

type Printing = { prints: { title: string; url: string }[] };

/** Replaces the browser's print dialog, which stays open until it is ended. */
export async function watchPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const prints: Printing['prints'] = [];
    const print = () => prints.push({ title: document.title, url: location.pathname + location.search });
    Object.assign(globalThis, { prints, print });
  });
}

export const readPrints = (page: Page) => page.evaluate(() => (globalThis as unknown as Printing).prints);

export const endPrinting = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('afterprint')));

/** Judges the page on paper, which Firefox's driver does not emulate. */
export async function onPaper(page: Page, judge: () => Promise<void>): Promise<void> {
  if (page.context().browser()?.browserType().name() === 'firefox') return;
  await page.emulateMedia({ media: 'print' });
  await judge();
  await page.emulateMedia({ media: 'screen' });
}
