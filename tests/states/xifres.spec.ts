import type { Page } from 'playwright/test';
import { enterAs, setFault } from '../journeys/support/demo';
import { expect, test } from '../journeys/support/journey';
import { expectAccessibleInBothLooks } from '../journeys/support/look';

const counted = (page: Page) => expect(page.getByText(/^Comptat el /)).toBeVisible();

test('the figures keep nobody out, whatever is open, counted, stopped or failed', async ({ page }) => {
  await enterAs(page, 'suport_coordinacio', '/xifres');
  await counted(page);
  await page.getByRole('button', { name: 'Compta per professional' }).first().click();
  await page.getByRole('button', { name: /^Llegeix .* activitats/ }).click();
  await expect(page.getByRole('table', { name: 'Activitats per temàtica', exact: true })).toBeVisible();
  await counted(page);
  await expectAccessibleInBothLooks(page, 'figures');
  await setFault(page, { kind: 'status', status: 500, times: 3 });
  await page.getByRole('button', { name: 'Actualitza' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessibleInBothLooks(page, 'figures that failed');
  await setFault(page, { kind: 'slow', ms: 60_000 });
  await page.getByRole('button', { name: 'Actualitza' }).click();
  await expectAccessibleInBothLooks(page, 'figures that are counted');
  await page.getByRole('button', { name: 'Atura' }).click();
  await expect(page.getByRole('button', { name: 'Continua' })).toBeVisible();
  await expectAccessibleInBothLooks(page, 'figures that were stopped');
});
