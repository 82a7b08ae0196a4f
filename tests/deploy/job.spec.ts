import { hold } from '../journeys/support/hold';
import { bookAndComplete, noteAndDelete, openEveryPage } from './support/job';
import { expect, test } from './support/site';

test.describe('the main job in production', () => {
  test('nothing is painted before the part of the page that holds the form', async ({ page }) => {
    await page.goto('login');
    const awaited = await page.locator('link[rel=expect][blocking=render]').getAttribute('href');
    await expect(page.locator(`${awaited} form [type=submit]`)).toBeVisible();
  });

  test('what the page has drawn stays until its code has come', async ({ page }) => {
    const come = await hold(page, '**/assets/ahead-*.js');
    await page.goto('login');
    // The form has been taken over.
    await expect(page.locator('html')).not.toHaveAttribute('data-boot');
    const tiles = page.locator('.public-art > svg');
    await expect(tiles).toBeVisible();
    come();
    await page.getByRole('button', { name: 'Canvia entre tema clar i fosc' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(tiles).toBeVisible();
  });

  test('a press before the application has come signs in, by one call', async ({ page }) => {
    const come = await hold(page, '**/assets/start-*.js');
    const calls: string[] = [];
    page.on('request', (call) => {
      if (call.url().endsWith('/api/auth/login')) calls.push(call.method());
    });
    await page.goto('login', { waitUntil: 'commit' });
    await page.getByLabel(/^Correu electrònic/).fill('admin@example.org');
    await page.getByLabel(/^Contrasenya/).fill('Demo1234!');
    const answered = page.waitForResponse('**/api/auth/login');
    await page.getByRole('button', { name: 'Iniciar sessió' }).click();
    expect((await answered).status()).toBe(200);
    come();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Bon/);
    expect(calls).toEqual(['POST']);
  });

  test('an appointment booked, found, completed and read', ({ page }) => bookAndComplete(page));

  test('a consulta noted, found, exported and deleted', ({ page }) => noteAndDelete(page));

  test('every page under the policy on content', ({ page }) => openEveryPage(page));
});
