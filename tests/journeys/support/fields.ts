import type { Locator, Page } from 'playwright/test';
import { expect } from './journey';

export const getBox = (page: Page, label: string): Locator =>
  page.getByRole('combobox', { name: label, exact: true });

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await getBox(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(getBox(page, label)).toContainText(option);
}

export async function chooseAll(page: Page, label: string, options: readonly string[]): Promise<void> {
  await getBox(page, label).click();
  for (const option of options) await page.getByRole('option', { name: option, exact: true }).click();
  await page.getByRole('button', { name: 'Fet' }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
}

export async function clear(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: `Treu: ${label}`, exact: true }).click();
}

export function getRadio(page: Page, group: string, option: string): Locator {
  return page
    .getByRole('radiogroup', { name: group, exact: true })
    .getByRole('radio', { name: option, exact: true });
}

/** Presses the words of a radio or box, or its picture, until it has the wanted state. */
export async function pick(option: Locator, isChosen = true): Promise<void> {
  const label = option.locator('xpath=ancestor::label');
  const words = await label.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const range = document.createRange();
    if (text) range.selectNodeContents(text);
    const [outer, inner] = [element.getBoundingClientRect(), range.getBoundingClientRect()];
    const position = {
      x: inner.left - outer.left + inner.width / 2,
      y: inner.top - outer.top + inner.height / 2,
    };
    // Words for screen readers alone have no size.
    return { position, isShown: inner.width > 2 };
  });
  await label.click(words.isShown ? { position: words.position } : {});
  await expect(option).toBeChecked({ checked: isChosen });
}

export async function readSection(page: Page, title: string): Promise<Record<string, string>> {
  const section = page.getByRole('region', { name: title, exact: true });
  await expect(section).toBeVisible();
  return section
    .locator('dl > div')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
      ),
    );
}
