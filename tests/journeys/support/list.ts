import type { Page } from 'playwright/test';
import { expect } from './journey';
import { pressAt } from './presses';

export async function filter(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('search').getByRole('button', { name }).click();
  const panel = page.getByRole('dialog', { name });
  await pressAt(page, panel.getByText(option, { exact: true }), 'words');
  await panel.getByRole('button', { name: 'Fet' }).click();
  await expect(panel).toHaveCount(0);
}
