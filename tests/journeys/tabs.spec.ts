import type { Page } from 'playwright/test';
import { enterAs, getAccount, openDemo, submitSignIn } from './support/demo';
import { expect, test } from './support/journey';

const signOut = async (page: Page) => {
  await getAccount(page).click();
  await page.getByRole('menuitem', { name: 'Tanca la sessió' }).click();
  await expect(page).toHaveURL('/login');
};

test('two tabs of one browser are of one person', async ({ page, context }) => {
  await enterAs(page, 'informador');
  const other = await context.newPage();
  await openDemo(other, '/consultes/nova');
  await other.getByRole('main').getByLabel('Observacions').fill('Una nota');

  await signOut(page);
  await expect(other).toHaveURL('/login');
  await expect(other.getByText('el que havies escrit encara hi és')).toBeVisible();

  await submitSignIn(page, 'admin@example.org');
  await expect(getAccount(page)).toBeVisible();
  await expect(other).toHaveURL('/login');

  await signOut(page);
  await submitSignIn(page, 'informador@example.org');
  await expect(other).toHaveURL('/consultes/nova');
  await expect(other.getByRole('main').getByLabel('Observacions')).toHaveValue('Una nota');
});

test('a tab at the sign-in enters with the other', async ({ page, context }) => {
  await openDemo(page, '/login');
  const other = await context.newPage();
  await openDemo(other, '/login');
  await submitSignIn(other, 'admin@example.org');
  await expect(getAccount(page)).toBeVisible();
});

test('without a storage one can sign in and work until the tab is closed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await openDemo(page, '/login');
  await submitSignIn(page, 'admin@example.org');
  await page.getByRole('navigation').getByRole('link', { name: 'Consultes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultes');
  await signOut(page);
});
