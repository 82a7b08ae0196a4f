import { readFile } from 'node:fs/promises';
import { choose, readSection } from '../journeys/support/fields';
import { confirmDeletion, find, getNotice, save } from '../journeys/support/form';
import { hold } from '../journeys/support/hold';
import {
  fillBooking,
  fillCompletion,
  fillConsulta,
  fillMore,
  NAME,
  openFreeSlot,
  openFromList,
  submitBooking,
  submitCompletion,
} from '../journeys/support/job';
import { enterAs, expect, test } from './support/site';

const NOTE = 'Nota del desplegament';

/** Every page that an administrator opens, with its heading. */
const PAGES: Record<string, string | RegExp> = {
  '': /^Bon dia/,
  perfil: 'El meu perfil',
  professionals: 'Professionals',
  'professionals/nou': /professional/,
  consultes: 'Consultes',
  assessories: 'Assessories',
  calendari: 'Calendari',
  'calendari?vista=mes': 'Calendari',
  'calendari?vista=llista': 'Calendari',
  activitats: 'Activitats',
  'activitats/nova': 'Nova activitat',
  'configuracio/control': 'Control de dates',
  xifres: 'Xifres',
  enlloc: 'Oops! You seem to be lost.',
};

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

  test('booked, found, completed and read', async ({ page }) => {
    await enterAs(page, 'assesor_laboral');
    await page.getByRole('navigation').getByRole('link', { name: 'Calendari' }).click();
    await openFreeSlot(page.getByRole('group', { name: 'divendres 20 de novembre' }));
    await fillBooking(page);
    await fillMore(page);
    await submitBooking(page);
    await openFromList(page);
    await page.getByRole('link', { name: 'Realitza' }).click();
    await fillCompletion(page);
    await choose(page, 'Sector professional', 'Hostaleria i turisme');
    await submitCompletion(page);
    await openFromList(page);
    expect(await readSection(page, 'Dades realitzada')).toMatchObject({
      'Sector professional': 'Hostaleria i turisme',
    });
    await page.getByRole('link', { name: 'Edita' }).click();
    await page.getByLabel('Observacions').fill(NOTE);
    await save(page, 'Desa els canvis');
    await expect(getNotice(page, "L'assessoria s'ha modificat correctament.")).toBeVisible();
    await expect(page.getByRole('link', { name: NAME })).toBeVisible();
  });

  test('a consulta noted, found, exported and deleted', async ({ page }) => {
    await enterAs(page, 'informador_integral', 'consultes/nova');
    await fillConsulta(page);
    await page.getByLabel('Observacions').fill(NOTE);
    await save(page, 'Desa la consulta');
    await expect(getNotice(page, "La consulta s'ha creat correctament.")).toBeVisible();
    await expect(page).toHaveURL('consultes');

    await find(page, NOTE, '1 consulta');
    const button = page.getByRole('button', { name: 'Exporta CSV (1)' });
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect((await readFile(await file.path(), 'utf8')).split('\r\n')[1]).toContain(`;Telèfon;`);
    await page.getByRole('row').filter({ hasText: 'Lleure' }).getByRole('link').click();
    await page.getByRole('button', { name: 'Elimina', exact: true }).click();
    await confirmDeletion(page);
    await expect(getNotice(page, "La consulta s'ha esborrat correctament.")).toBeVisible();
  });

  test('every page opens from its address under the policy on content', async ({ page }) => {
    await enterAs(page, 'admin');
    for (const [path, name] of Object.entries(PAGES)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name }), path).toBeVisible();
    }
  });
});
