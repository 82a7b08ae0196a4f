import { findComer } from '../paths/browser/seed';
import { enterAs } from './support/demo';
import { readTraces } from './support/journal';
import { expect, test } from './support/journey';
import { expectAccessibleInBothLooks } from './support/look';

test('a person seen again is known while booking, and the detail leads to the other sessions; nothing tells by what', async ({
  page,
}) => {
  const address = findComer();
  await enterAs(page, 'informador', '/calendari/cita/nova');
  const main = page.getByRole('main');
  await main.getByLabel(/^Correu/).fill(address.toUpperCase());
  await page.keyboard.press('Tab');
  const hint = page.getByRole('status').filter({ hasText: 'Aquest telèfon o correu ja surt en ' });
  await expect(hint).toContainText(/ja surt en \d+ assessories\./);
  await expect(main.getByLabel(/^Correu/)).not.toBeFocused();
  await expectAccessibleInBothLooks(page, 'a booking of somebody seen again');

  const opened = page.context().waitForEvent('page');
  await hint.getByRole('link').first().click();
  const detail = await opened;
  await expect(page).toHaveURL('/calendari/cita/nova');
  await expect(detail.getByRole('link', { name: address })).toBeVisible();
  const others = detail.getByRole('region', { name: 'Altres assessories amb el mateix telèfon o correu' });
  await expectAccessibleInBothLooks(detail, 'the detail of somebody seen again');
  const before = detail.url();
  await others.getByRole('link').first().click();
  await expect(detail).not.toHaveURL(before);
  await expect(detail).toHaveURL(/\/assessories\/\d+$/);
  await expect(detail.getByRole('link', { name: address })).toBeVisible();

  for (const one of [page, detail]) {
    const traces = await readTraces(one);
    expect(traces.toLowerCase()).not.toContain(address);
  }
});
