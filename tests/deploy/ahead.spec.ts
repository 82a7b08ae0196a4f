import type { Page } from 'playwright/test';
import { expectComplaint } from '../journeys/support/complaints';
import { saveData } from '../journeys/support/demo';
import { setLook } from '../journeys/support/look';
import { enterAs, expect, test } from './support/site';

/** Files of code that a page requests from now on, without their hashes. */
function listenToCode(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const file = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (file) files.add(file);
  });
  return files;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the code of lists and forms comes before one of them is opened, the calendar when it is pointed at', async ({
  page,
}) => {
  const files = listenToCode(page);
  await enterAs(page, 'admin');
  await expect.poll(() => [...files]).toContain('records');
  expect(files).not.toContain('calendar');
  await page.getByRole('link', { name: 'Calendari', exact: true }).hover();
  await expect.poll(() => [...files]).toContain('calendar');
  await expect(title(page)).toContainText(/^Bon/);
});

test('a browser that saves data is asked for what is opened alone', async ({ page }) => {
  await saveData(page);
  const files = listenToCode(page);
  await enterAs(page, 'admin');
  await expect(title(page)).toContainText(/^Bon/);
  expect(files).not.toContain('records');
  await page.getByRole('link', { name: 'Consultes', exact: true }).click();
  await expect(title(page)).toHaveText('Consultes');
  expect(files).toContain('records');
});

test('a panel stays in the window though what it shows comes late', async ({ page }) => {
  await enterAs(page, 'admin');
  await setLook(page, 'phone');
  await page.route('**/assets/MonthGrid-*.js', async (route) => {
    await expect(page.getByRole('dialog', { name: 'Tria la data' })).toBeVisible();
    await route.continue();
  });
  await page.goto('activitats/nova');
  await page.getByRole('button', { name: 'Tria la data' }).first().click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const box = await page.getByRole('dialog', { name: 'Tria la data' }).boundingBox();
  expect(box && [box.x >= 0, box.x + box.width <= 390]).toEqual([true, true]);
});

test('code that did not come, on its way ahead or for a page, comes with the page loaded again', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/records-*.js', (route) => route.abort(), { times: 1 });
  await enterAs(page, 'admin');
  await expectComplaint(complaints, 'Failed to load resource: net::ERR_FAILED /assets/records.js');
  await page.evaluate(() => history.pushState(null, '', '/consultes'));
  const again = page.getByRole('button', { name: 'Torna a carregar la pàgina' });
  await expect(title(page)).toHaveText(/^(No s'ha pogut carregar la pàgina|Consultes)$/);
  // Some browsers repeat a failed request, and have the page by now.
  if (await again.isVisible()) {
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
    await again.click();
  }
  await expect(title(page)).toHaveText('Consultes');
});
