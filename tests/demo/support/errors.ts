import type { Page } from 'playwright/test';
import { choose, getBox, pick } from '../../journeys/support/fields';
import { expect } from '../../journeys/support/journey';
import { openPanel, press } from './demo';

/** Adds a lasting fault to a call in the panel, without a message of the server. */
export async function provoke(page: Page, call: string, kind: string): Promise<void> {
  const panel = await openPanel(page, 'Errors');
  await getBox(page, 'Crida').click();
  await page
    .getByRole('option')
    .filter({ hasText: `${call} ·` })
    .click();
  await choose(page, 'Què passa', kind);
  await pick(panel.getByRole('radio', { name: 'Fins que es tregui' }));
  await press(panel, "Provoca l'error");
}

export async function stop(page: Page): Promise<void> {
  const panel = await openPanel(page, 'Errors');
  await panel.getByRole('button', { name: /^Treu: / }).click();
  await expect(panel.getByText('No hi ha cap error en marxa.')).toBeVisible();
}

/** Values of the page's form: each field's text or checked state. */
export const readTyped = (page: Page): Promise<(string | boolean)[]> =>
  page
    .getByRole('main')
    .locator('input, textarea, [role=combobox]')
    .evaluateAll((fields) =>
      fields.map((field) => {
        if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
          return field.checked;
        return 'value' in field ? String(field.value) : (field.textContent ?? '');
      }),
    );
