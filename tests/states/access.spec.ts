import type { Page } from 'playwright/test';
import { enterAs, getAccount, keepPermissions, openDemo, submitSignIn } from '../journeys/support/demo';
import { getNotice } from '../journeys/support/form';
import { expect, test } from '../journeys/support/journey';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const lost = (page: Page) => page.getByRole('heading', { level: 1, name: 'Oops! You seem to be lost.' });
const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Menú principal' }).locator('[aria-current=page]');

test.describe('the access map (spec §2)', () => {
  test('without a session every page leads to the sign-in', async ({ page }) => {
    await openDemo(page, '/perfil');
    await expect(page).toHaveURL('/login');
    for (const path of ['/calendari/cita/nova', '/assessories/411/editar', '/oficines', '/new_password']) {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
      await expect(title(page)).toHaveText('Inici de sessió');
    }
  });

  test('an address that leads nowhere says so, with the way home', async ({ page }) => {
    await openDemo(page, '/nowhere');
    await expect(lost(page)).toHaveAttribute('lang', 'en');
    await page.getByRole('link', { name: "Torna a l'inici" }).click();
    await expect(page).toHaveURL('/login');

    await submitSignIn(page, 'admin@example.org');
    await expect(page).toHaveURL('/');
    await page.goto('/assessories/411/editar/res');
    await expect(lost(page)).toBeVisible();
    await expect(page).toHaveTitle('Pàgina no trobada · Punt Jove');
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Calendari' })).toBeVisible();
    await page.getByRole('link', { name: "Torna a l'inici" }).click();
    await expect(page).toHaveURL('/');
    await expect(title(page)).toBeFocused();
  });

  test('with a session the sign-in and the closed pages lead home, and a reload keeps the person', async ({
    page,
  }) => {
    await enterAs(page, 'assesor_laboral');
    const person = getAccount(page);
    const name = await person.innerText();
    for (const path of ['/login', '/new_password', '/centres_educatius', '/oficines']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(title(page)).toContainText('Bon dia');
      await expect(getNotice(page, 'permís')).toHaveCount(0);
    }
    await page.goto('/calendari');
    await page.reload();
    await expect(page).toHaveURL('/calendari');
    await expect(title(page)).toHaveText('Calendari');
    await expect(person).toHaveText(name, { useInnerText: true });
  });

  test('a page without its permission leads home with a neutral notice; its menu entry is disabled', async ({
    page,
  }) => {
    await enterAs(page, 'assesor_laboral');
    await keepPermissions(page, ['read_cita_app']);
    const menu = page.getByRole('navigation', { name: 'Menú principal' });
    await expect(menu.getByRole('link', { name: 'Calendari' })).toHaveAttribute('href', '/calendari');
    for (const path of ['/assessories', '/assessories/411', '/calendari/cita/nova']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(getNotice(page, 'No tens permís per obrir')).toHaveClass(/neutral/);
    }
    await page.goto('/calendari');
    await expect(title(page)).toHaveText('Calendari');
    await expect(page.getByRole('link', { name: 'Nova cita' })).toHaveCount(0);
  });

  test('a pending change of password comes first, wherever one goes', async ({ page }) => {
    await openDemo(page, '/login');
    await submitSignIn(page, 'canvi@example.org');
    await expect(page).toHaveURL('/new_password');
    for (const path of ['/', '/login', '/calendari', '/oficines']) {
      await page.goto(path);
      await expect(page).toHaveURL('/new_password');
      await expect(page.getByLabel(/^Contrasenya nova/)).toBeVisible();
    }
  });

  test('Back and Forward go through the pages, each with its title, focus and menu entry', async ({
    page,
  }) => {
    await enterAs(page, 'informador_integral');
    await page.getByRole('navigation').getByRole('link', { name: 'Assessories' }).click();
    await expect(title(page)).toBeFocused();
    const first = page.getByRole('row').nth(1).getByRole('link');
    await first.click();
    await expect(page).toHaveURL(/\/assessories\/\d+$/);
    const detail = page.url();
    await expect(page.getByRole('heading', { name: 'Dades de la cita' })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL('/assessories');
    await expect(title(page)).toHaveText('Assessories');
    await expect(first).toBeFocused();
    await expect(current(page)).toHaveAccessibleName(/^Assessories, \d+ per tancar$/);
    await page.goBack();
    await expect(title(page)).toContainText('Bon dia');
    await expect(current(page)).toHaveText('Inici');
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(detail);
    await expect(page.getByRole('heading', { name: 'Dades de la cita' })).toBeVisible();
    await expect(page).toHaveTitle(/Punt Jove/);
  });
});
