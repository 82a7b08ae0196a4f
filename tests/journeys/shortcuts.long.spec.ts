import type { Page } from 'playwright/test';
import { callApi, enterAs, getAccount, setFault } from './support/demo';
import { expect, test } from './support/journey';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Cerca, obre o crea' });
const field = (page: Page) => palette(page).getByRole('combobox');
const group = (page: Page, name: string | RegExp) => palette(page).getByRole('group', { name });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Dreceres de teclat' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const readOptions = (page: Page, name: string) => group(page, name).getByRole('option').allInnerTexts();

const getActive = (page: Page) => palette(page).getByRole('option', { selected: true });

type Row = { id: number; jove: { nom: string; cognoms: string } };

test.describe('the palette', () => {
  test('opens pages, begins what one may and finds people, by keys alone', async ({ page }) => {
    await enterAs(page, 'informador_integral');
    await expect(title(page)).toContainText('Bon dia');
    const [{ id, jove } = { id: 0, jove: { nom: '', cognoms: '' } }] = (
      await callApi<{ data: Row[] }>(page, 'GET', 'assessories?estat=realitzada')
    ).data;
    const account = getAccount(page);
    await account.focus();

    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    expect(await readOptions(page, 'Crea')).toEqual([
      'Nova consulta',
      'Nova cita',
      'Nova assessoria',
      'Nova activitat',
    ]);
    expect(await readOptions(page, 'Ves a')).not.toContain('Control de dates');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(account).toBeFocused();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('dreceres');
    await expect(field(page)).toHaveValue('dreceres');
    await page.keyboard.press('Enter');
    await expect(sheet(page).getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(account).toBeFocused();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('calend');
    await expect(getActive(page)).toHaveText('Calendari');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/calendari');
    await expect(palette(page)).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await page.keyboard.type(`${jove.nom} ${jove.cognoms}`);
    const found = group(page, /^Assessories/).getByRole('option');
    await expect(found.first()).toContainText(`${jove.nom} ${jove.cognoms}`);
    await page.keyboard.press('ArrowUp');
    await expect(found.last()).toHaveAttribute('aria-selected', 'true');
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(
      await found.last().getAttribute('id'),
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/assessories\/\d+$/);
    await expect(title(page)).toHaveText(`${jove.nom} ${jove.cognoms}`);
    expect(id).toBeGreaterThan(0);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.title]),
    );
    expect(kept).not.toContain(jove.cognoms);
  });

  test("finds today's person by three letters from the first page, before those of other days", async ({
    page,
  }) => {
    await enterAs(page, 'informador');
    const { data } = await callApi<{ data: (Row & { cita: { date: string } })[] }>(
      page,
      'GET',
      'assessories?data_inici=2026-11-20&data_fi=2026-11-20&sort=cita.date&per_page=100',
    );
    const today = data.find(({ jove }) => jove);
    const name = `${today?.jove.nom} ${today?.jove.cognoms}`;
    await page.getByRole('button', { name: 'Qui ets? Nom, telèfon o correu' }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(name.slice(0, 3));
    const first = group(page, /^Assessories/)
      .getByRole('option')
      .first();
    await expect(first).toContainText(`avui ${today?.cita.date.slice(11, 16)}`);
    await expect(first).toContainText(name);
  });

  test('leads to all that is found in a list, and to a booking for a person who is not', async ({ page }) => {
    await enterAs(page, 'informador');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('suposa');
    const all = group(page, /^Assessories/).getByRole('option', { name: /^Mostra'ls tots \(\d+\)$/ });
    const number = /\d+/.exec((await all.textContent()) ?? '')?.[0];
    await all.click();
    await expect(page).toHaveURL('/assessories');
    await expect(page.getByRole('searchbox')).toHaveValue('suposa');
    await expect(page.getByText(`${number} assessories`, { exact: true })).toBeVisible();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('Wanda Inexistent');
    await group(page, 'Una persona nova')
      .getByRole('option', { name: /«Wanda Inexistent»/ })
      .click();
    await expect(title(page)).toHaveText('Nova cita');
    await expect(page.getByLabel(/^Nom/)).toHaveValue('Wanda');
    await expect(page.getByLabel(/^Cognoms/)).toHaveValue('Inexistent');
    expect(page.url()).not.toContain('Wanda');

    await page.keyboard.press('Control+k');
    await page.keyboard.type('Zoraida Inexistent');
    await group(page, 'Una persona nova')
      .getByRole('option', { name: /«Zoraida Inexistent»/ })
      .click();
    await expect(palette(page)).toHaveCount(0);
    await expect(page.getByLabel(/^Nom/)).toHaveValue('Wanda');
  });

  test('says what could not be searched, and asks again', async ({ page }) => {
    await enterAs(page, 'informador');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Cerca, obre o crea/ })
      .click();
    await expect(field(page)).toBeFocused();
    await setFault(page, { kind: 'status', status: 500, body: {}, match: { path: '/consultes$' }, times: 1 });
    // All at once: the pause after a slow key would already search.
    await field(page).fill('zzzz');
    await expect(palette(page).getByRole('alert')).toContainText('Error llistant les consultes');
    await expect(palette(page).getByRole('status')).toContainText('Cap resultat');
    await palette(page).getByRole('button', { name: 'Torna-ho a provar' }).click();
    await expect(palette(page).getByRole('alert')).toHaveCount(0);
    await expect(palette(page).getByRole('status')).toContainText('Cap resultat');
  });
});

test.describe('keys of one character', () => {
  test('search, make and explain, but not where one types, nor once they are off', async ({ page }) => {
    await enterAs(page, 'assesor_laboral', '/assessories');
    const search = page.getByRole('searchbox');
    await expect(search).toBeVisible();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type('n?/');
    await expect(search).toHaveValue('n?/');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('link', { name: 'Inici' }).click();
    await expect(title(page)).toContainText('Bon dia');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');

    // An adviser makes no activities.
    await page.keyboard.type('nt');
    await expect(page.getByRole('dialog', { name: 'Què vols crear?' })).not.toContainText('Nova activitat');
    await page.keyboard.press('Escape');
    await page.keyboard.type('nr');
    await expect(page).toHaveURL('/calendari/cita/nova');
    await expect(title(page)).toHaveText('Nova cita');
    await page.keyboard.press('Control+Shift+?');
    await expect(sheet(page)).toHaveCount(0);

    await page.getByRole('link', { name: 'Inici' }).click();
    await expect(title(page)).toContainText('Bon dia');
    await page.keyboard.press('?');
    await expect(sheet(page)).toContainText('Nova cita');
    await expect(sheet(page)).not.toContainText('Nova activitat');
    const single = sheet(page).getByRole('checkbox');
    await expect(single).toBeFocused();
    await page.keyboard.press('Space');
    await expect(sheet(page)).not.toContainText('Nova cita');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(title(page)).toContainText('Bon dia');
    await page.keyboard.type('?/nr');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await getAccount(page).click();
    await page.getByRole('menuitem', { name: 'Dreceres de teclat' }).click();
    await expect(single).not.toBeChecked();
  });
});

test.describe('the views of a list', () => {
  test('are kept by name without what is searched, opened, shared by their address and deleted', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enterAs(page, 'informador_integral', '/consultes?canal=telefon&page=2&sort=id');
    const button = page.getByRole('button', { name: 'Vistes' });
    const panel = page.getByRole('dialog', { name: 'Vistes' });
    await page.getByRole('searchbox').fill('zqjana');
    await button.click();
    await panel.getByLabel('Nom de la vista').fill('Per telèfon');
    await panel.getByRole('button', { name: 'Desa la vista' }).click();
    await expect(panel.getByRole('status')).toContainText('Per telèfon');
    await panel.getByRole('button', { name: "Copia l'enllaç" }).click();
    await expect(panel.getByRole('status')).toHaveText("S'ha copiat l'enllaç.");
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toMatch(/^http:.*\/consultes\?canal=telefon&sort=id$/);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('zqjana');

    await page.goto('/consultes');
    await page.getByRole('searchbox').fill('zqjana');
    await expect(page.getByText('0 consultes')).toBeVisible();
    await button.click();
    await panel.getByRole('link', { name: 'Per telèfon' }).click();
    await expect(page).toHaveURL('/consultes?canal=telefon&sort=id');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(button).toBeFocused();
    await button.click();
    await expect(panel.getByRole('link', { name: 'Per telèfon' })).toHaveAttribute('aria-current', 'true');
    await panel.getByRole('button', { name: 'Elimina la vista «Per telèfon»' }).click();
    await expect(panel.getByRole('link')).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
    await page.reload();
    await button.click();
    await expect(panel.getByRole('link')).toHaveCount(0);
  });
});
