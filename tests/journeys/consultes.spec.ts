import type { Locator } from 'playwright/test';
import { callApi, enterAs, setFault } from './support/demo';
import { choose, chooseAll, getBox, getRadio, pick } from './support/fields';
import { confirmDeletion, enterAt, find, getIssue, getNotice, save } from './support/form';
import { expect, test } from './support/journey';
import { expectAccessible, expectAccessibleInBothLooks, go, setLook } from './support/look';
import { readSavedFile } from './support/savedFile';

const NOTE = 'Nota de prova';

test.describe('consultes (spec §2, §4, §7, §8)', () => {
  test('noted with its themes, found, changed and deleted', async ({ page }) => {
    await enterAt(page, 'informador_integral', 'Consultes', 'list of consultes');
    await page.getByRole('link', { name: 'Nova consulta' }).click();
    await expect(getBox(page, 'Oficina')).toContainText('Oficina Gràcia');

    await save(page, 'Desa la consulta');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      "Tria l'àmbit",
      "Tria l'edat",
      'Tria el gènere',
    ]);
    await expectAccessibleInBothLooks(page, 'new consulta with errors');
    await setLook(page, 'wide');

    await page.getByLabel(/^Hora/).fill('06:30');
    await choose(page, 'Canal', 'Telèfon');
    await expect(getBox(page, 'Temàtiques')).toHaveText('No hi ha temàtiques disponibles');
    await expect(getBox(page, 'Subtemàtiques')).toHaveText('No hi ha subtemàtiques disponibles');
    await choose(page, 'Àmbit', 'Treball');
    await expect(getBox(page, 'Temàtiques')).toHaveText('Selecciona una temàtica');
    await chooseAll(page, 'Temàtiques', ['Prestacions']);
    await expect(getBox(page, 'Subtemàtiques')).toHaveText('Selecciona una subtemàtica');
    await getBox(page, 'Subtemàtiques').click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await choose(page, 'Àmbit', 'Lleure');
    await expect(getBox(page, 'Temàtiques')).toHaveText('Selecciona una temàtica');
    await expect(getBox(page, 'Subtemàtiques')).toHaveText('No hi ha subtemàtiques disponibles');
    await chooseAll(page, 'Temàtiques', ['Activitats de lleure']);
    await pick(getRadio(page, 'Edat', '16-19'));
    await pick(getRadio(page, 'Gènere', 'Dona'));
    await page.getByLabel(/^Nombre de persones/).fill('31');
    await page.getByLabel('Observacions').fill(NOTE);
    await save(page, 'Desa la consulta');
    await expect(getIssue(page, 'nombre_persones')).toHaveText("Indica un nombre d'1 a 30");
    await page.getByLabel(/^Nombre de persones/).fill('30');
    await save(page, 'Desa la consulta');
    await expect(page.getByRole('alertdialog')).toContainText("L'hora és fora de la franja de 7:00 a 22:00.");
    await expectAccessible(page, 'question before a consulta with warnings is saved');
    await page.keyboard.press('Escape');
    await expect(page.getByLabel(/^Hora/)).toBeFocused();
    await page.getByLabel(/^Hora/).fill('10:05');
    await save(page, 'Desa la consulta');
    await expect(getNotice(page, "La consulta s'ha creat correctament.")).toHaveClass(/success/);
    await expect(page).toHaveURL('/consultes');

    await find(page, NOTE, '1 consulta');
    const row = page.getByRole('row').filter({ hasText: 'Lleure' });
    await expect(row).toContainText(/20\/11\/2026 10:05[^]*Activitats de lleure[^]*Telèfon/);
    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edita la consulta' })).toBeVisible();
    await expect(getBox(page, 'Temàtiques')).toContainText('Activitats de lleure');
    await expectAccessibleInBothLooks(page, 'a consulta that is changed');
    await setLook(page, 'wide');
    await page.getByLabel(/^Data/).fill('01/11/2026');
    await page.getByLabel(/^Hora/).focus();
    await expect(getIssue(page, 'data')).toHaveText(
      'La data queda fora del control de dates. Fins a 15 dies enrere.',
    );
    await page.getByLabel(/^Data/).fill('19/11/2026');
    await setFault(page, {
      kind: 'status',
      status: 422,
      match: { method: 'PATCH' },
      times: 1,
      body: { message: 'Hi ha un error.', errors: { observacions: ['Massa curta.'] } },
    });
    await page.getByLabel('Observacions').fill(`${NOTE} b`);
    await save(page, 'Desa els canvis');
    await expect(getIssue(page, 'observacions')).toHaveText('Massa curta.');
    await page.getByLabel('Observacions').fill(`${NOTE} bis`);
    await save(page, 'Desa els canvis');
    await expect(getNotice(page, "La consulta s'ha modificat correctament.")).toHaveClass(/success/);

    await find(page, `${NOTE} bis`, '1 consulta');
    await page.getByRole('row').filter({ hasText: '19/11/2026 10:05' }).getByRole('link').click();
    await page.getByRole('button', { name: 'Elimina', exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Estàs segur/a que vols eliminar aquesta consulta?');
    await expectAccessible(page, 'dialog before a consulta is deleted');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Elimina', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Elimina', exact: true }).click();
    await confirmDeletion(page);
    await expect(getNotice(page, "La consulta s'ha esborrat correctament.")).toHaveClass(/success/);
    await expect(page).toHaveURL('/consultes');
  });

  test('noted in 5 clicks, the next one in 4; before it took 14', async ({ page }) => {
    await enterAs(page, 'informador', '/consultes');
    let clicks = 0;
    const press = async (control: Locator, how: 'click' | 'dblclick' = 'click') => {
      clicks += 1;
      await control[how]();
    };
    const countAll = async () =>
      (await callApi<{ meta: { total: number } }>(page, 'GET', 'consultes')).meta.total;
    const another = page.getByRole('button', { name: "Desa i crea'n una altra" });
    const saved = getNotice(page, "La consulta s'ha creat correctament.");
    const before = await countAll();

    await press(page.getByRole('link', { name: 'Nova consulta' }));
    const patterns = page.getByRole('toolbar', { name: 'Repeteix-ne una de recent' }).getByRole('button');
    await expect(patterns).toHaveCount(5);
    await expectAccessibleInBothLooks(page, 'new consulta with patterns');
    await setLook(page, 'wide');
    await press(patterns.first());
    await expect(page.getByRole('radio', { name: '12-13' })).toBeFocused();
    await press(getRadio(page, 'Edat', '16-19'));
    await press(getRadio(page, 'Gènere', 'Dona'));
    await press(another);
    await expect(saved).toHaveClass(/success/);
    expect([clicks, (await countAll()) - before]).toEqual([5, 1]);

    await expect(page.getByRole('combobox', { name: 'Àmbit' })).toBeFocused();
    await expect(getRadio(page, 'Edat', '16-19')).not.toBeChecked();
    clicks = 0;
    await press(patterns.nth(1));
    await press(getRadio(page, 'Edat', '20-24'));
    await press(getRadio(page, 'Gènere', 'Home'));
    await press(another, 'dblclick');
    await expect(getRadio(page, 'Edat', '20-24')).not.toBeChecked();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect([clicks, (await countAll()) - before]).toEqual([4, 2]);

    await press(patterns.first());
    await pick(getRadio(page, 'Edat', '16-19'));
    await pick(getRadio(page, 'Gènere', 'Dona'));
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL('/consultes');
    expect((await countAll()) - before).toBe(3);
  });

  test('noted by 15 keys from the first page; before it took 26', async ({ page }) => {
    await enterAs(page, 'informador');
    await expect(page.getByRole('link', { name: 'Nova consulta' })).toBeVisible();
    const type = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await type('n', 'c');
    await expect(page.getByRole('heading', { level: 1, name: 'Nova consulta' })).toBeFocused();
    await type('Tab', 'h', 'a', 'b', 'Enter');
    await expect(getBox(page, 'Àmbit')).toContainText('Habitatge');
    await type('Tab', 'Tab', 'Tab', 'ArrowRight', 'ArrowRight', 'Tab', 'ArrowRight');
    await expect(getRadio(page, 'Edat', '16-19')).toBeChecked();
    await type('Control+Enter');
    await expect(getNotice(page, "La consulta s'ha creat correctament.")).toHaveClass(/success/);
  });

  test('filtered by the address and exported; whoever may not, or no longer, is told why', async ({
    page,
  }) => {
    await enterAs(page, 'informador', '/consultes?canal=telefon');
    await page.getByRole('search').getByRole('button', { name: 'Antena', exact: true }).click();
    await expectAccessible(page, "consultes' filter of antenes");
    await pick(page.getByRole('radio').nth(1));
    await page.getByRole('button', { name: 'Fet' }).click();
    await expect(page).toHaveURL(/\?canal=telefon&antena_id=\d+$/);
    const total = Number.parseInt(await page.getByText(/^\d+ consultes?$/).innerText(), 10);
    const button = page.getByRole('button', { name: `Exporta CSV (${total})` });
    const file = await readSavedFile(page, () => button.click());
    expect(file.name).toBe('consultes_2026-11-20T10-20-00.csv');
    const lines = file.text.split('\r\n');
    expect(lines).toHaveLength(total + 2);
    for (const line of lines.slice(1, -1)) expect(line).toContain(';Telèfon;');

    await go(page, '/consultes?sort=data');
    await page
      .getByRole('button', { name: /^Accions: Núm\./ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Mostra' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Consulta', exact: true })).toBeVisible();
    await expect(page.getByText('És massa antiga. Es pot editar fins a 15 dies després.')).toBeVisible();
    await expect(page.getByRole('definition').first()).toHaveText(/^\d\d\/\d\d\/2026 \d\d:\d\d$/);
    await expectAccessible(page, 'a consulta that is too old');
    await go(page, '/consultes/999999/editar');
    await expect(page.getByRole('alert')).toContainText('No hem pogut carregar la consulta');
    await setFault(page, { kind: 'network', match: { path: '/consultes$' }, times: 2 });
    await go(page, '/consultes');
    await expect(page.getByRole('alert')).toContainText('Error llistant les consultes');
  });
});

test('a new consulta begins with its first question at every width, for the eye and for Tab', async ({
  page,
}) => {
  await enterAs(page, 'antena', '/consultes/nova');
  const first = page.getByRole('combobox', { name: /^Àmbit/ });
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport({ ratio: 1 });
    await first.click({ trial: true });
    const order = await page.evaluate(() => {
      const fields = [...document.querySelectorAll('#ambit, #edat, #data, form [type=submit]')];
      return fields.map((field) => field.id || field.getAttribute('type'));
    });
    expect(order).toEqual(['ambit', 'edat', 'data', 'submit']);
  }
  await expectAccessibleInBothLooks(page, 'a new consulta of an antena');
});
