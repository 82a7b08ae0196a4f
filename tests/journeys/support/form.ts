import type { Locator, Page } from 'playwright/test';
import { enterAs } from './demo';
import { expect } from './journey';
import { expectAccessibleInBothLooks, setLook } from './look';

export const save = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

/** What is said below a field. */
export const getIssue = (page: Page, id: string): Locator => page.locator(`[id="${id}-error"]`);

/** The notification bar with these words. */
export const getNotice = (page: Page, text: string): Locator =>
  page.locator('.notice').filter({ hasText: text });

/** Says yes to the question, and waits no longer for what could still be undone. */
export async function confirmDeletion(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: 'Elimina ara' }).click();
}

/** Searches a list for the one record that has this text; `one` is how the list counts it. */
export async function find(page: Page, text: string, one: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await expect(page.getByText(one, { exact: true })).toBeVisible();
}

/** Signs in and goes to a page by the menu, where nothing is wrong for anybody. */
export async function enterAt(page: Page, who: string, entry: string, name: string): Promise<void> {
  await enterAs(page, who);
  await page.getByRole('navigation').getByRole('link', { name: entry }).click();
  await expectAccessibleInBothLooks(page, name);
  await setLook(page, 'wide');
}
