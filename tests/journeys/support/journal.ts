import type { Page } from 'playwright/test';
import { expect } from './journey';

type Exported = { text: string; values: Record<string, unknown> };
type Demo = { __journal: { exportAndFold(): Promise<Exported> } };

/** Waits for the journal, whose code comes after the page. */
export const expectJournal = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => '__journal' in globalThis)).toBe(true);

/** The journal of the page as it would be exported, and the states that it leads to. */
export async function readJournal(page: Page): Promise<Exported> {
  await expectJournal(page);
  return page.evaluate(() => (globalThis as unknown as Demo).__journal.exportAndFold());
}

/** Everything in which something could stay, beside the demo's own data. */
export async function readTraces(page: Page): Promise<string> {
  const { text } = await readJournal(page);
  const others = await page.evaluate(() => {
    const { 'punt-jove.demo': _, ...stored } = { ...localStorage, ...sessionStorage } as Record<
      string,
      string
    >;
    return [JSON.stringify(stored), document.title, location.href, JSON.stringify(history.state)];
  });
  return [...others, text].join('\n');
}
