import type { Locator, Page } from 'playwright/test';
import { enterAs } from './demo';
import { expect } from './journey';
import { expectAccessibleInBothLooks, setLook } from './look';

export const save = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

export const getIssue = (page: Page, id: string): Locator => page.locator(`[id="${id}-error"]`);

export const getNotice = (page: Page, text: string): Locator =>
  page.locator('.notice').filter({ hasText: text });

/** Confirms the question, and ends the wait for an undo. */
export async function confirmDeletion(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: 'Elimina ara' }).click();
}

/** Searches a list for the one record with a text; `one` is the list's count. */
export async function find(page: Page, text: string, one: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await expect(page.getByText(one, { exact: true })).toBeVisible();
}

export async function enterAt(page: Page, who: string, entry: string, name: string): Promise<void> {
  await enterAs(page, who);
  await page.getByRole('navigation').getByRole('link', { name: entry }).click();
  await expectAccessibleInBothLooks(page, name);
  await setLook(page, 'wide');
}
