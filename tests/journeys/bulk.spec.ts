import type { Page } from 'playwright/test';
import { countClicks } from './support/clicks';
import { callApi, enterAs, setFault } from './support/demo';
import { pick } from './support/fields';
import { getNotice } from './support/form';
import { expect, test } from './support/journey';
import { readSavedFile } from './support/savedFile';

const boxes = (page: Page) => page.getByRole('row').getByRole('checkbox', { name: /^Tria: / });
const chosen = (page: Page, text: string) =>
  page.getByRole('group', { name: 'Accions amb les triades' }).getByText(text, { exact: true });
const act = (page: Page, name: string) => page.getByRole('button', { name: `${name} les triades` });
const dialog = (page: Page) => page.getByRole('alertdialog');
const yes = (page: Page) => dialog(page).getByRole('button').last();
const total = async (page: Page) =>
  Number.parseInt(await page.getByText(/^\d+ assessori\S+$/).innerText(), 10);

async function chooseRows(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await boxes(page).nth(index).click();
}

test.describe('acts on several rows', () => {
  test("yesterday's five no-shows are marked in ten clicks from the first page; before it took eighteen", async ({
    page,
  }) => {
    await enterAs(page, 'admin');
    const clicks = await countClicks(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Assessories' }).click();
    await page.getByRole('button', { name: 'Estat', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Estat' });
    await pick(panel.getByRole('radio', { name: 'Per tancar' }));
    await page.keyboard.press('Escape');
    await chooseRows(page, 5);
    await act(page, 'Marca com a no assistides').click();
    await yes(page).click();
    expect(await clicks()).toBe(10);
    await page.getByRole('button', { name: 'Marca ara' }).click();
    await expect(getNotice(page, "S'han marcat 5 assessories com a no assistides.")).toBeVisible();
    await expect(boxes(page).first()).not.toBeChecked();
  });

  test('what fails stays chosen with its reason, and is done again alone', async ({ page }) => {
    await enterAs(page, 'admin', '/assessories?estat=per_tancar');
    const before = await total(page);
    await chooseRows(page, 3);
    await setFault(page, {
      kind: 'status',
      status: 422,
      body: { message: 'Encara té un document obert' },
      times: 1,
      match: { method: 'DELETE' },
    });
    await act(page, 'Elimina').click();
    await expect(dialog(page)).toHaveAccessibleName('Elimina 3 assessories');
    await yes(page).click();
    await page.getByRole('button', { name: 'Elimina ara' }).click();
    await expect(getNotice(page, "S'han eliminat 2 de 3 assessories. La resta no ha canviat.")).toBeVisible();
    await expect(chosen(page, '1 assessoria triada')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Encara té un document obert' })).toHaveCount(1);
    await act(page, 'Elimina').click();
    await yes(page).click();
    await page.getByRole('button', { name: 'Elimina ara' }).click();
    await expect(getNotice(page, "S'ha eliminat 1 assessoria.")).toBeVisible();
    await expect.poll(() => total(page)).toBe(before - 3);
  });

  test('undone by the keys, nothing is sent; it goes on while another page is shown', async ({ page }) => {
    await enterAs(page, 'admin', '/assessories?estat=per_tancar');
    const before = await total(page);
    await chooseRows(page, 2);
    await act(page, 'Elimina').click();
    await yes(page).click();
    await expect(page.getByRole('button', { name: 'Desfés (Ctrl+Z)' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(getNotice(page, "S'ha desfet")).toBeVisible();
    await expect(chosen(page, '2 assessories triades')).toBeVisible();
    await act(page, 'Elimina').click();
    await yes(page).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Consultes' }).click();
    await page.getByRole('button', { name: 'Elimina ara' }).click();
    await expect(getNotice(page, "S'han eliminat 2 assessories.")).toBeVisible();
    await page.goBack();
    await expect.poll(() => total(page)).toBe(before - 2);
  });

  test('a long reason breaks in its column, and the list stays as wide as the page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await enterAs(page, 'admin', '/consultes');
    await chooseRows(page, 2);
    await setFault(page, {
      kind: 'status',
      status: 422,
      body: { message: 'Encara té un document obert' },
      times: 1,
      match: { method: 'DELETE' },
    });
    await act(page, 'Elimina').click();
    await yes(page).click();
    await page.getByRole('button', { name: 'Elimina ara' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Encara té un document obert' })).toHaveCount(1);
    const frame = page.locator('.table-frame');
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('a record that another person has deleted meanwhile is no failure', async ({ page }) => {
    await enterAs(page, 'admin', '/assessories?estat=per_tancar');
    await chooseRows(page, 2);
    const path = await page.getByRole('row').getByRole('link').first().getAttribute('href');
    await callApi(page, 'DELETE', (path ?? '').slice(1));
    await act(page, 'Elimina').click();
    await yes(page).click();
    await page.getByRole('button', { name: 'Elimina ara' }).click();
    await expect(getNotice(page, "S'han eliminat 2 assessories.")).toBeVisible();
  });

  test('the file of the chosen rows has their lines', async ({ page }) => {
    await enterAs(page, 'informador_integral', '/consultes');
    await chooseRows(page, 2);
    const { name, text } = await readSavedFile(page, () => act(page, 'Exporta').click());
    expect([name, text.trim().split(/\r?\n(?=\d+;)/).length]).toEqual([
      expect.stringMatching(/^consultes_.*\.csv$/),
      3,
    ]);
  });
});
