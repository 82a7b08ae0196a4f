import type { Locator, Page } from 'playwright/test';
import { callApi, enterAs, setFault } from './support/demo';
import { confirmDeletion, getNotice } from './support/form';
import { expect, test } from './support/journey';
import { readSavedFile } from './support/savedFile';

const NOW = '2026-11-20T10:20:00+01:00';

const dialog = (page: Page) => page.getByRole('alertdialog');
const cancel = (page: Page) => dialog(page).getByRole('button', { name: /^Cancel·la/ });
const rowOf = (page: Page, path: string) =>
  page.getByRole('row').filter({ has: page.locator(`a[href="${path}"]`) });
const total = async (page: Page) => Number.parseInt(await page.getByText(/^\d+ assessori/).innerText(), 10);

async function openList(page: Page, search = ''): Promise<{ path: string; row: Locator; actions: Locator }> {
  await enterAs(page, 'informador_integral', `/assessories${search}`);
  const link = page.getByRole('row').getByRole('link').first();
  const path = (await link.getAttribute('href')) ?? '';
  const row = rowOf(page, path);
  return { path, row, actions: row.getByRole('button', { name: /^Accions: / }) };
}

async function choose(page: Page, opener: Locator, entry: string): Promise<void> {
  await opener.click();
  await page.getByRole('menuitem', { name: entry }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Advances the page's time in small steps until an element shows; returns the milliseconds. */
async function letPassUntil(page: Page, shown: Locator): Promise<number> {
  let passed = 0;
  await expect(async () => {
    passed += 20;
    await page.clock.runFor(20);
    await expect(shown).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  return passed;
}

test.describe('deleting (spec §4, §8)', () => {
  test('from the list: asked first, by whichever way nothing happens; then the row is gone', async ({
    page,
  }) => {
    const { row, actions } = await openList(page, '?estat=pendent');
    const before = await total(page);

    await choose(page, actions, 'Elimina');
    await expect(dialog(page)).toContainText('Estàs segur/a que vols eliminar aquesta assessoria?');
    await expect(dialog(page)).toHaveAccessibleName("Elimina l'assessoria");
    await expect(dialog(page)).toContainText(await row.getByRole('link').innerText());
    await expect(cancel(page)).toHaveText('Cancel·lar');
    await expect(cancel(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', { name: 'Eliminar' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(cancel(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog(page).getByRole('button', { name: 'Eliminar' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(actions).toBeFocused();

    await choose(page, actions, 'Elimina');
    // A press at once may count as the second of a double click.
    await expect(async () => {
      await page.mouse.click(5, 300);
      await expect(dialog(page)).toBeHidden({ timeout: 200 });
    }).toPass();
    await expect(actions).toBeFocused();

    await choose(page, actions, 'Elimina');
    await cancel(page).click();
    await expect(dialog(page)).toBeHidden();
    await expect(actions).toBeFocused();
    expect(await total(page)).toBe(before);

    await choose(page, actions, 'Elimina');
    await confirmDeletion(page);
    await expect(getNotice(page, "L'assessoria s'ha esborrat correctament.")).toHaveClass(/success/);
    await expect(dialog(page)).toBeHidden();
    await expect(row).toHaveCount(0);
    expect(await total(page)).toBe(before - 1);
    await expect(page.locator('body')).not.toBeFocused();
  });

  test('from the detail leads back to the list', async ({ page }) => {
    const { path, row } = await openList(page, '?estat=realitzada');
    await row.getByRole('link').click();
    const remove = page.getByRole('button', { name: 'Elimina', exact: true });
    await remove.click();
    await expect(cancel(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
    await remove.click();
    await confirmDeletion(page);
    await expect(page).toHaveURL('/assessories?estat=realitzada');
    await expect(getNotice(page, "L'assessoria s'ha esborrat correctament.")).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText("No hem pogut carregar l'assessoria");
  });

  test('an appointment from the calendar: the hour is free again', async ({ page }) => {
    await enterAs(page, 'informador_integral', '/calendari');
    const cita = page.getByRole('button', { name: /^11:15 Omar Suposat Test/ });
    await cita.click();
    const peek = page.getByRole('dialog', { name: 'Omar Suposat Test' });
    await choose(page, peek.getByRole('button', { name: 'Més accions' }), 'Elimina la cita');
    await expect(dialog(page)).toContainText('Estàs segur/a que vols eliminar aquesta cita?');
    await expect(dialog(page)).toContainText("l'hora quedarà lliure");
    await expect(cancel(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(cita).toBeFocused();

    await page.keyboard.press('Enter');
    await choose(page, peek.getByRole('button', { name: 'Més accions' }), 'Elimina la cita');
    await confirmDeletion(page);
    await expect(getNotice(page, "La cita s'ha esborrat correctament.")).toHaveClass(/success/);
    await expect(cita).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^11:15 Lliure/ })).toBeVisible();
    await expect(page.getByText('20 cites, 5 hores lliures')).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
  });

  const failures = [
    { status: 403, text: "No es pot esborrar l'assessoria." },
    { status: 422, text: "No es pot esborrar l'assessoria." },
    { status: 404, text: "Error esborrant l'assessoria" },
    { status: 500, text: "Error esborrant l'assessoria" },
  ];
  test('refused or failed: said until it is closed, and nothing has gone', async ({ page }) => {
    const { row, actions } = await openList(page);
    for (const { status, text } of failures) {
      await setFault(page, { kind: 'status', status, body: {}, match: { method: 'DELETE' }, times: 1 });
      await choose(page, actions, 'Elimina');
      await confirmDeletion(page);
      await expect(page.getByRole('alert')).toContainText(text);
      await expect(page.getByRole('alert')).toHaveClass(/error/);
      await expect(dialog(page)).toBeHidden();
      await expect(row).toBeVisible();
      await page.clock.fastForward('01:00:00');
      await page.getByRole('alert').getByRole('button', { name: 'Tanca' }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    await setFault(page, { kind: 'network', match: { method: 'DELETE' }, times: 1 });
    await choose(page, actions, 'Elimina');
    await confirmDeletion(page);
    await expect(page.getByRole('alert')).toContainText("Error esborrant l'assessoria");
    await expect(page.getByRole('alert')).toContainText("No sabem si s'ha arribat a fer");
  });

  test('a success closes by itself after 3,200 ms, but not under the pointer or the focus', async ({
    page,
  }) => {
    const { actions } = await openList(page);
    const success = getNotice(page, "L'assessoria s'ha esborrat correctament.");
    await choose(page, actions, 'Elimina');
    await ask(page);
    await bars(page).hover();
    await page.clock.pauseAt(NOW);
    await page.getByRole('button', { name: 'Elimina ara' }).click();
    const passed = await letPassUntil(page, success);
    await page.clock.runFor(3180 - passed);
    await expect(success).toBeVisible();
    // The bar may have come under a pointer at rest, which does not enter it.
    await page.mouse.move(5, 300);
    await success.hover();
    await page.clock.fastForward(4000);
    await expect(success).toBeVisible();
    await success.getByRole('button', { name: 'Tanca' }).focus();
    await page.mouse.move(5, 300);
    await page.clock.fastForward(4000);
    await expect(success).toBeVisible();
    await page.getByRole('searchbox').focus();
    await page.clock.runFor(3180);
    await expect(success).toBeVisible();
    await page.clock.runFor(40);
    await expect(success).toBeHidden();
  });
});

const ask = (page: Page) => dialog(page).getByRole('button', { name: 'Eliminar' }).click();
const bars = (page: Page) => page.locator('.undo-bar');

const isThere = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first().waitFor();
  await page
    .getByRole('main')
    .getByText(/^(Dades|No hem pogut carregar)/)
    .first()
    .waitFor();
  return (await page.getByText("No hem pogut carregar l'assessoria").count()) === 0;
};

test.describe('a deletion can be undone', () => {
  test('for five seconds, by its button; it rests under the pointer and the focus', async ({ page }) => {
    const { path, row, actions } = await openList(page, '?estat=pendent');
    const name = await row.getByRole('link').innerText();
    await choose(page, actions, 'Elimina');
    await ask(page);
    await expect(dialog(page)).toBeHidden();
    await expect(bars(page)).toContainText(`S'eliminarà l'assessoria${name}`);
    await expect(page.getByRole('status').filter({ has: bars(page) })).toHaveCount(1);
    await bars(page).hover();
    await page.clock.fastForward('01:00');
    await page.getByRole('button', { name: /^Desfés/ }).focus();
    await page.mouse.move(5, 300);
    await page.clock.fastForward('01:00');
    await page.keyboard.press('Enter');
    await expect(bars(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
    await page.clock.fastForward('01:00');
    const { data } = await callApi<{ data: { id: number } }>(page, 'GET', path.slice(1));
    expect(path).toBe(`/assessories/${data.id}`);

    await choose(page, actions, 'Elimina');
    await ask(page);
    await expect(bars(page)).toHaveCount(1);
    await page.clock.fastForward(5000);
    await expect(getNotice(page, "L'assessoria s'ha esborrat correctament.")).toBeVisible();
    await expect(bars(page)).toHaveCount(0);
    await expect(row).toHaveCount(0);
  });

  test('by Ctrl+Z, the last of two that wait', async ({ page }) => {
    await openList(page, '?estat=pendent');
    const rows = page.getByRole('button', { name: /^Accions: / });
    const before = await total(page);
    for (const index of [0, 1]) {
      await choose(page, rows.nth(index), 'Elimina');
      await ask(page);
      await expect(bars(page)).toHaveCount(index + 1);
    }
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(bars(page)).toHaveCount(1);
    await page.clock.fastForward(5000);
    await expect(getNotice(page, "L'assessoria s'ha esborrat correctament.")).toBeVisible();
    await expect(async () => expect(await total(page)).toBe(before - 1)).toPass();
  });

  test('beside the other bars, and no bar covers another', async ({ page }) => {
    const { actions } = await openList(page, '?estat=pendent');
    await setFault(page, { kind: 'slow', ms: 60_000, match: { path: 'exports/csv$' } });
    await page.getByRole('button', { name: /^Exporta CSV/ }).click();
    await page.clock.runFor(9000);
    const slow = page.getByRole('status').filter({ hasText: 'El servei triga a respondre' });
    await expect(slow).toBeVisible();
    await choose(page, actions, 'Marca com a no assistida');
    await dialog(page).getByRole('button', { name: 'Marca-la' }).click();
    await expect(page.locator('.notice')).toBeVisible();
    await choose(page, page.getByRole('button', { name: /^Accions: / }).last(), 'Elimina');
    await ask(page);
    await expect(bars(page)).toHaveCount(1);
    const shown = [slow.locator('> *'), bars(page), page.locator('.notice')];
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      // A resized window is drawn a little later.
      await expect(async () => {
        const boxes = await Promise.all(shown.map((bar) => bar.boundingBox()));
        const [top, middle, bottom] = boxes.map((box) => box ?? { y: 0, height: 0 }).toReversed();
        expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(middle?.y ?? 0);
        expect((middle?.y ?? 0) + (middle?.height ?? 0)).toBeLessThanOrEqual(bottom?.y ?? 0);
      }).toPass({ timeout: 20_000 });
    }
    await page.getByRole('button', { name: /^Desfés/ }).click();
    await expect(bars(page)).toHaveCount(0);
  });

  test('until one leaves the page: then it is sent', async ({ page }) => {
    const { path, actions } = await openList(page, '?estat=pendent');
    await choose(page, actions, 'Elimina');
    await ask(page);
    await expect(bars(page)).toHaveCount(1);
    expect(await isThere(page, path)).toBe(false);
  });

  test('until one signs out: then it is sent', async ({ page }) => {
    const { path, actions } = await openList(page, '?estat=pendent');
    await choose(page, actions, 'Elimina');
    await ask(page);
    await expect(bars(page)).toHaveCount(1);
    await expect(dialog(page)).toBeHidden();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Compte/ })
      .click();
    await page.getByRole('menuitem', { name: 'Tanca la sessió' }).click();
    await expect(page).toHaveURL('/login');
    await enterAs(page, 'informador_integral');
    expect(await isThere(page, path)).toBe(false);
  });
});

test.describe('not attended (spec §7, §8)', () => {
  test('asked first, then said, and the state shows in list and detail', async ({ page }) => {
    const { path, row, actions } = await openList(page, '?estat=pendent&sort=cita.date');
    await setFault(page, { kind: 'status', status: 404, body: {}, match: { method: 'PATCH' }, times: 1 });
    await choose(page, actions, 'Marca com a no assistida');
    await expect(cancel(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(actions).toBeFocused();
    await choose(page, actions, 'Marca com a no assistida');
    await dialog(page).getByRole('button', { name: 'Marca-la' }).click();
    await expect(page.getByRole('alert')).toContainText("Error modificant l'assessoria");

    await page.goto(path);
    await expect(page.getByRole('main').getByText('Per tancar')).toBeVisible();
    await page.getByRole('button', { name: 'Marca com a no assistida' }).click();
    await dialog(page).getByRole('button', { name: 'Marca-la' }).click();
    await expect(getNotice(page, 'El usuari no ha assistit a la assessoria')).toHaveClass(/success/);
    await expect(page.getByRole('main').getByText('No assistida')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Marca com a no assistida' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Realitza' })).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();

    await page.goto('/assessories?estat=no_assistida&sort=cita.date&per_page=100');
    await expect(row).toContainText('No assistida');
  });
});

test.describe('the export of the list (spec §7, §9)', () => {
  test('hands over every page of what is filtered, and says when it cannot', async ({ page }) => {
    const filters = '?tipus=habitatge&estat=realitzada&sort=cita.date';
    await enterAs(page, 'informador_integral', `/assessories${filters}&page=2`);
    const button = page.getByRole('button', { name: 'Exporta CSV' });
    await button.waitFor();
    const { data } = await callApi<{ data: { id: number }[] }>(
      page,
      'GET',
      `assessories${filters}&per_page=100`,
    );

    const file = await readSavedFile(page, () => button.click());
    expect(file.name).toBe('assessorias_2026-11-20T10-20-00.csv');
    const lines = file.text.split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFid;tipus;data;estat;/);
    expect(lines.slice(1, -1).map((line) => line.split(';').slice(0, 2))).toEqual(
      data.map(({ id }) => [String(id), 'Habitatge']),
    );

    for (const fault of [{ kind: 'network' }, { kind: 'status', status: 404, body: {} }] as const) {
      await setFault(page, { ...fault, match: { path: '/exports/csv$' } });
      await button.click();
      await expect(page.getByRole('alert')).toContainText('No hem pogut descargar el document');
      await page.getByRole('alert').getByRole('button', { name: 'Tanca' }).click();
    }
  });
});
