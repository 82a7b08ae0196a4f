import { pick } from '../../journeys/support/fields';
import type { Locator, Page } from 'playwright/test';
import { expect } from '../../journeys/support/journey';

const NOW = '2026-11-20T10:20:00+01:00';

export async function openDoor(page: Page, address = '/'): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Punt Jove, demostració' })).toBeVisible();
}

/** Opens the door, and goes offline when the browser has stored the demo's files. */
export async function openDoorOffline(page: Page): Promise<void> {
  await openDoor(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
}

export async function begin(page: Page, title: string): Promise<void> {
  await page
    .getByRole('button', { name: `Comença: ${title}`, exact: true })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Reinicia' })).toBeVisible();
}

export async function openPanel(page: Page, section?: string): Promise<Locator> {
  const panel = page.getByRole('dialog', { name: 'Panell de formació' });
  // The bar handles the key.
  await expect(page.getByRole('button', { name: 'Formació', exact: true })).toBeVisible();
  if (!(await panel.isVisible())) await page.keyboard.press('Control+.');
  await expect(panel).toBeVisible();
  if (section) await pick(panel.getByRole('radio', { name: section }));
  return panel;
}

export const press = (inside: Page | Locator, name: string): Promise<void> =>
  inside.getByRole('button', { name, exact: true }).click();
