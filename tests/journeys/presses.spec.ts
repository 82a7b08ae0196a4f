import type { Locator, Page } from 'playwright/test';
import { callApi, enterAs, getAccount } from './support/demo';
import { choose, chooseAll, getBox, getRadio } from './support/fields';
import { getNotice } from './support/form';
import { expect, test } from './support/journey';
import { pressAt } from './support/presses';

const openFilter = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('search').getByRole('button', { name }).click();
  return page.getByRole('dialog', { name, exact: true });
};

for (const rule of ['Chromium', 'Safari'] as const) {
  test.describe(`presses by mouse position, with the focus rule of ${rule}`, () => {
    test.use({ focusRule: rule });

    test('words, edges and blank space of an option choose it, and the panel stays open', async ({
      page,
    }) => {
      await enterAs(page, 'informador_integral', '/assessories');
      const panel = await openFilter(page, 'Tipus');
      for (const [option, place, tipus] of [
        ['Laboral', 'words', 'laboral'],
        ['Mobilitat internacional', 'blank', 'mobilitat_internacional'],
        ['Emprenedoria', 'edge', 'emprenedoria'],
        ['Laboral', 'control', 'laboral'],
      ] as const) {
        await pressAt(page, panel.locator('label', { hasText: option }), place);
        await expect(panel.getByRole('radio', { name: option })).toBeChecked();
        await expect(page).toHaveURL(`/assessories?tipus=${tipus}`);
      }
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Tipus: Laboral' })).toBeFocused();

      const columns = page.getByRole('dialog', { name: 'Columnes' });
      await page.getByRole('button', { name: 'Columnes' }).click();
      await pressAt(page, columns.locator('label', { hasText: 'Modalitat' }), 'words');
      await expect(columns.getByRole('checkbox', { name: 'Modalitat' })).not.toBeChecked();
      await pressAt(page, columns.locator('label', { hasText: 'Modalitat' }), 'control');
      await expect(columns.getByRole('checkbox', { name: 'Modalitat' })).toBeChecked();
    });

    test('the button of a panel closes it, as a press outside does', async ({ page }) => {
      await enterAs(page, 'informador_integral', '/assessories');
      const panel = await openFilter(page, 'Tipus');
      await page.getByRole('search').getByRole('button', { name: 'Tipus' }).click();
      await expect(panel).toHaveCount(0);
      await openFilter(page, 'Tipus');
      await page.getByRole('heading', { level: 1 }).click();
      await expect(panel).toHaveCount(0);
    });

    test('the calendar of a date turns its months, in a filter and in a form', async ({ page }) => {
      await enterAs(page, 'informador_integral', '/assessories');
      const panel = await openFilter(page, 'Dates');
      const grid = page.getByRole('dialog', { name: 'Tria la data' });
      await panel.getByRole('button', { name: 'Tria la data' }).first().click();
      await grid.locator('.p-datepicker-prev').click();
      await pressAt(page, grid.locator('thead th').first(), 'words');
      await grid.locator('.p-datepicker-next').click();
      await grid.getByRole('button', { name: 'dilluns 16 de novembre' }).click();
      await expect(panel.getByLabel('Des de')).toHaveValue('16/11/2026');
      await panel.getByRole('button', { name: 'Aquesta setmana' }).click();
      await expect(page).toHaveURL(/data_inici=2026-11-16&data_fi=2026-11-22/);

      await page.goto('/consultes/nova');
      await page.getByRole('button', { name: 'Tria la data' }).click();
      await grid.locator('.p-datepicker-prev').click();
      await grid.locator('.p-datepicker-next').click();
      await grid.getByRole('button', { name: 'dijous 19 de novembre' }).click();
      await expect(page.getByLabel(/^Data/)).toHaveValue('19/11/2026');
    });

    test('a list of several choices survives presses on its words and closes by its button', async ({
      page,
    }) => {
      await enterAs(page, 'informador', '/consultes/nova');
      await choose(page, 'Àmbit', 'Lleure');
      await getBox(page, 'Temàtiques').click();
      await pressAt(page, page.locator('.select-panel').getByRole('status'), 'words');
      await pressAt(page, page.getByRole('option', { name: 'Activitats de lleure' }), 'words');
      await pressAt(page, page.locator('.select-filter svg'), 'edge');
      await expect(page.getByRole('option', { selected: true })).toHaveText('Activitats de lleure');
      await getBox(page, 'Temàtiques').click();
      await expect(page.getByRole('option')).toHaveCount(0);
    });

    test('a menu survives a press on its head, and its keys are heard after it', async ({ page }) => {
      await enterAs(page, 'informador');
      await getAccount(page).click();
      await pressAt(page, page.locator('.menu-head'), 'words');
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('menuitem').last()).toBeFocused();
      await getAccount(page).click();
      await expect(page.getByRole('menu')).toHaveCount(0);
    });

    test('the words of a line in a pile open it, and a press on its facts keeps it open', async ({
      page,
    }) => {
      await enterAs(page, 'informador', '/calendari?data=2026-11-24');
      await page
        .getByRole('button', { name: /^\d+ cites, dimarts 24/ })
        .first()
        .click();
      const pile = page.getByRole('dialog', { name: /^\d+ cites, dimarts 24/ });
      await pressAt(page, pile.getByRole('listitem').first().locator('time'), 'words');
      await expect(pile).toHaveCount(0);
      const peek = page.getByRole('dialog').filter({ has: page.getByRole('link', { name: 'Obre' }) });
      await pressAt(page, peek, 'edge');
      await expect(peek).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(peek).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^\d+ cites, dimarts 24/ }).first()).toBeFocused();
    });

    test('the palette hears its keys after a press on words in its list', async ({ page }) => {
      await enterAs(page, 'informador');
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: 'Cerca, obre o crea' });
      await pressAt(page, palette.locator('.palette-group').first(), 'words');
      await page.keyboard.press('ArrowDown');
      await expect(palette.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
    });

    test('a form is saved by its keys after a press on words, or outside of it', async ({ page }) => {
      await enterAs(page, 'informador', '/consultes/nova');
      await choose(page, 'Canal', 'Telèfon');
      await choose(page, 'Àmbit', 'Lleure');
      await chooseAll(page, 'Temàtiques', ['Activitats de lleure']);
      await getRadio(page, 'Edat', '16-19').locator('xpath=..').click();
      await getRadio(page, 'Gènere', 'Dona').click();
      await page.keyboard.press('Control+Enter');
      await expect(getNotice(page, "La consulta s'ha creat correctament.")).toHaveClass(/success/);
      await page.getByRole('link', { name: 'Nova consulta' }).click();
      await choose(page, 'Canal', 'Telèfon');
      await pressAt(page, page.getByRole('main'), 'edge');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('alert')).toContainText("Tria l'àmbit");
    });

    test('a question that is declined by a press returns the focus to the pressed opener', async ({
      page,
    }) => {
      await enterAs(page, 'informador', '/consultes/nova');
      await page.getByLabel('Observacions').fill('x');
      const cancel = page.getByRole('link', { name: 'Cancel·la' });
      await cancel.click();
      await page.getByRole('button', { name: 'Continua editant' }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(cancel).toBeFocused();
    });

    test('a slow press hits its button, although the panel would move', async ({ page }) => {
      await page.setViewportSize({ width: 1260, height: 800 });
      await enterAs(page, 'informador_integral', '/assessories');
      const panel = await openFilter(page, 'Dates');
      await panel.getByLabel('Des de').fill('16/11');
      await panel.getByLabel('Fins a').fill('17');
      await pressAt(page, panel.getByRole('button', { name: 'Fet' }), 'words', 300);
      await expect(panel).toHaveCount(0);
      await expect(page).toHaveURL('/assessories?data_inici=2026-11-16&data_fi=2026-11-17');
    });

    test('a double press chooses an option once, and saves one record', async ({ page }) => {
      await enterAs(page, 'informador_integral', '/assessories');
      const panel = await openFilter(page, 'Tipus');
      await panel.locator('label', { hasText: 'Laboral' }).dblclick();
      await expect(panel.getByRole('radio', { name: 'Laboral' })).toBeChecked();
      await expect(page).toHaveURL('/assessories?tipus=laboral');

      await page.goto('/consultes/nova');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nova consulta');
      const count = async () =>
        (await callApi<{ meta: { total: number } }>(page, 'GET', 'consultes?per_page=1')).meta.total;
      const before = await count();
      await choose(page, 'Canal', 'Telèfon');
      await choose(page, 'Àmbit', 'Lleure');
      await chooseAll(page, 'Temàtiques', ['Activitats de lleure']);
      await getRadio(page, 'Edat', '16-19').locator('xpath=..').click();
      await getRadio(page, 'Gènere', 'Dona').click();
      await page.getByRole('button', { name: 'Desa la consulta' }).dblclick();
      await expect(getNotice(page, "La consulta s'ha creat correctament.")).toHaveCount(1);
      expect(await count()).toBe(before + 1);
    });

    test('text of a panel is selected by dragging, also to a place outside of it', async ({ page }) => {
      await enterAs(page, 'informador_integral', '/calendari');
      await page.getByRole('button', { name: /11:15 Omar/ }).click();
      const peek = page.getByRole('dialog', { name: 'Omar Suposat Test' });
      const phone = peek.getByRole('link', { name: /^600/ });
      const { x, y, width, height } = (await phone.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const { x: left } = (await peek.boundingBox()) ?? { x: 0 };
      await page.mouse.move(x + width + 30, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(left - 60, y - 4, { steps: 8 });
      await page.mouse.up();
      await expect(peek).toBeVisible();
      expect(await page.evaluate(() => getSelection()?.toString())).toContain('600');
    });
  });
}

test.describe('at a zoom of 150 %', () => {
  test.use({ viewport: { width: 960, height: 600 }, deviceScaleFactor: 1.5 });

  test('panels, lists and dates lie whole in the window, and are pressed at their words', async ({
    page,
  }) => {
    await enterAs(page, 'informador_integral', '/assessories');
    const panel = await openFilter(page, 'Dates');
    await panel.getByRole('button', { name: 'Tria la data' }).first().click();
    const grid = page.getByRole('dialog', { name: 'Tria la data' });
    await expect(grid).toBeInViewport({ ratio: 1 });
    await pressAt(page, grid.getByRole('button', { name: 'dilluns 16 de novembre' }), 'words');
    await expect(panel.getByLabel('Des de')).toHaveValue('16/11/2026');
    await pressAt(page, panel.getByRole('button', { name: 'Fet' }), 'words');
    await expect(page).toHaveURL('/assessories?data_inici=2026-11-16');
    await page.goto('/calendari');
    await page.getByRole('button', { name: /11:15 Omar/ }).click();
    await expect(page.getByRole('dialog', { name: 'Omar Suposat Test' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('with scrollbars that can be seen', () => {
  test('a press on the bar of a list scrolls it, and it stays open with its keys', async ({
    playwright,
    browserName,
    channel,
    launchOptions,
    baseURL,
  }) => {
    const browser = await playwright[browserName].launch({
      ...launchOptions,
      ...(channel !== undefined && { channel }),
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    try {
      const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 400 } });
      await enterAs(page, 'informador_integral', '/consultes/nova');
      await getBox(page, 'Àmbit').click();
      const list = page.getByRole('listbox');
      const { x, y, width, height } = (await list.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.click(x + width - 5, y + height - 30);
      await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect(list).toHaveCount(0);
      await expect(getBox(page, 'Àmbit')).not.toHaveText('');
    } finally {
      await browser.close();
    }
  });
});
