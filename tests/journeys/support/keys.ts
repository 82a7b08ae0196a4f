import type { Locator, Page } from 'playwright/test';
import { expect } from './journey';

/** More stops than any page here has. */
const MANY = 80;

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement));

export async function press(page: Page, key: string, target: Locator): Promise<void> {
  await expect(target.first()).toBeAttached();
  for (let stops = 0; stops < MANY && !(await hasFocus(target)); stops += 1) await page.keyboard.press(key);
  // Tab behind the last stop goes to Firefox's own controls, and its driver leaves the focus there,
  // also a moment later.
  await expect(async () => {
    await page.evaluate(() => document.hasFocus() || window.focus());
    await expect(target.first()).toBeFocused({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

export const tabTo = (page: Page, target: Locator) => press(page, 'Tab', target);
export const tabBackTo = (page: Page, target: Locator) => press(page, 'Shift+Tab', target);

export async function follow(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const readActiveOption = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (active?.role === 'option') return active.textContent;
    const id = active?.getAttribute('aria-activedescendant');
    return (id && document.getElementById(id)?.textContent) ?? '';
  });

async function take(page: Page, option: string): Promise<void> {
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
  for (let stops = 0; stops < MANY && (await readActiveOption(page)) !== option; stops += 1) {
    await page.keyboard.press('ArrowDown');
  }
  expect(await readActiveOption(page)).toBe(option);
  await page.keyboard.press('Enter');
}

export const getCombobox = (page: Page, label: string) =>
  page.getByRole('combobox', { name: label, exact: true });

export async function choose(page: Page, label: string, option: string, go = tabTo): Promise<void> {
  await go(page, getCombobox(page, label));
  await page.keyboard.press('Space');
  await take(page, option);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(getCombobox(page, label)).toBeFocused();
}

export async function chooseAll(page: Page, label: string, options: readonly string[]): Promise<void> {
  await tabTo(page, getCombobox(page, label));
  await page.keyboard.press('Space');
  await expect(page.getByRole('searchbox', { name: 'Filtra' })).toBeFocused();
  for (const option of options) await take(page, option);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(getCombobox(page, label)).toBeFocused();
}

export async function pick(page: Page, group: string, option: string, go = tabTo): Promise<void> {
  const radios = page.getByRole('radiogroup', { name: group, exact: true });
  await go(page, radios.getByRole('radio'));
  await page.keyboard.press('Space');
  await press(page, 'ArrowRight', radios.getByRole('radio', { name: option, exact: true }));
  await expect(radios.getByRole('radio', { name: option, exact: true })).toBeChecked();
}
