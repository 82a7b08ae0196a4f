import type { Page } from 'playwright/test';
import { expect } from './journey';

type Exported = { text: string; values: Record<string, unknown> };
type Demo = { __journal: { exportAndFold(): Promise<Exported> } };

/** Waits for the journal, whose code comes after the page. */
export const expectJournal = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => '__journal' in globalThis)).toBe(true);

export async function readJournal(page: Page): Promise<Exported> {
  await expectJournal(page);
  return page.evaluate(() => (globalThis as unknown as Demo).__journal.exportAndFold());
}

/** Everything that could keep personal data, beside the demo's own. */
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
