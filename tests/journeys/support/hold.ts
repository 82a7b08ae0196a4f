import type { Page } from 'playwright/test';

/** Holds files back until the returned function is called. @param files a pattern of their addresses */
export async function hold(page: Page, files: string): Promise<() => void> {
  let come = () => {};
  const isDue = new Promise<void>((resolve) => (come = resolve));
  await page.route(files, async (route) => {
    await isDue;
    await route.continue();
  });
  return () => come();
}
