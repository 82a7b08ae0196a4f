import type { Request } from 'playwright/test';
import { expectComplaints } from '../journeys/support/complaints';
import { fillConsulta } from '../journeys/support/job';
import { getAccount, PASSWORD, submitSignIn } from '../journeys/support/demo';
import { enterAs, expect, test } from './support/site';

test.describe('addresses, wherever the application is served', () => {
  test('every link stays below its path, and every page can be reloaded', async ({ page, served }) => {
    await enterAs(page, 'admin');
    await expect(page).toHaveURL('');
    const hrefs = await page
      .getByRole('navigation', { name: 'Menú principal' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const inside = ['', 'professionals', 'consultes', 'assessories', 'calendari', 'activitats'];
    expect(hrefs).toEqual(expect.arrayContaining(inside.map((path) => served.base + path)));

    await page.getByRole('navigation').getByRole('link', { name: 'Professionals' }).click();
    await expect(page).toHaveURL('professionals');
    await page.getByRole('button', { name: 'Pàgina següent' }).click();
    await expect(page).toHaveURL('professionals?page=2');
    await page.reload();
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/\/professionals\/\d+\/editar$/);
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${served.base}professionals/`));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Edita les dades' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('professionals?page=2');

    await page.goto('enlloc');
    await page.getByRole('link', { name: "Torna a l'inici" }).click();
    await expect(page).toHaveURL('');
    await getAccount(page).click();
    await page.getByRole('menuitem', { name: 'Tanca la sessió' }).click();
    await expect(page).toHaveURL('login');
    await page.getByRole('link', { name: 'Has oblidat la contrasenya?' }).click();
    await expect(page).toHaveURL('recordar_contrasenya');
    await page.getByRole('link', { name: /Torna/ }).click();
    await expect(page).toHaveURL('login');
  });

  test('what may have been stored is looked for below its path too', async ({ page, served, complaints }) => {
    await enterAs(page, 'informador_integral', 'consultes/nova');
    await fillConsulta(page);
    await page.route('**/api/consultes', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    for (let times = 0; times < 2; times += 1) {
      await page.getByRole('button', { name: 'Desa la consulta' }).click();
      await expect(page.locator('.notice-error')).toBeVisible();
    }
    // To the list, or to a record with the same words that another test has stored.
    const way = page.getByRole('alertdialog').getByRole('link').first();
    await expect(way).toHaveAttribute('href', new RegExp(`^${served.base}consultes`));
    await expectComplaints(complaints, [
      `Failed to load resource: net::ERR_FAILED ${served.base}api/consultes`,
    ]);
  });

  test('the sign-in form stands in the page before any module, and only there', async ({ page }) => {
    await page.route(/\/assets\/(?!boot-|minimum-)[^/]+\.js$/, () => {});
    await page.goto('login', { waitUntil: 'commit' });
    await expect(page.getByLabel(/^Correu electrònic/)).toBeVisible();
    await page.goto('assessories', { waitUntil: 'commit' });
    await expect(page.getByLabel(/^Correu electrònic/)).toBeHidden();
  });

  test('a link from a mail leaves the address, and no other request hears of it', async ({
    page,
    served,
  }) => {
    await fetch(`${served.api}/api/auth/send-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'assesor_habitatge@example.org' }),
    });
    const { link } = (await (await fetch(`${served.api}/__demo/mail`)).json()) as { link: string };
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(link.slice(1));
    await expect(page).toHaveURL('recordar_contrasenya/nova');
    await expect(page.getByLabel(/^Contrasenya nova/)).toBeVisible();
    const referers = await Promise.all(requests.map((request) => request.headerValue('referer')));
    expect(new Set(referers)).toEqual(new Set([null]));
  });

  test('a refused sign-in says so', async ({ page, complaints }) => {
    await page.goto('login');
    await submitSignIn(page, 'ningu@example.org', PASSWORD);
    await expect(page.locator('#email-error')).toHaveText('El correu electrònic no existeix.');
    await expect.poll(() => complaints.length).toBe(1);
    complaints.length = 0;
  });
});
