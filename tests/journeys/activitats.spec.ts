import type { Page } from 'playwright/test';
import { enterAs, setFault } from './support/demo';
import { choose, chooseAll, getBox, getRadio, pick } from './support/fields';
import { confirmDeletion, enterAt, find, getIssue, getNotice, save } from './support/form';
import { expect, test } from './support/journey';
import { expectAccessible, expectAccessibleInBothLooks, go, setLook } from './support/look';
import { readSavedFile } from './support/savedFile';

const TITLE = 'Xerrada de prova';

const count = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByLabel(name);

test.describe('activities (spec §2, §7, §8)', () => {
  test('created with every field, found, changed and deleted', async ({ page }) => {
    await enterAt(page, 'informador_integral', 'Activitats', 'list of activities');
    await page.getByRole('link', { name: 'Nova activitat' }).click();
    await expect(getBox(page, 'Oficina')).toContainText('Oficina Gràcia');

    await save(page, "Desa l'activitat");
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Indica el títol',
      'Indica la data',
      "Indica l'hora d'inici",
      "Indica l'hora final",
      "Tria el marc d'acció",
      "Tria l'àrea",
    ]);
    await expectAccessibleInBothLooks(page, 'new activity with errors');
    await setLook(page, 'wide');

    await page.getByLabel(/^Títol/).fill(TITLE);
    await page.getByLabel(/^Data/).fill('25/11/2027');
    await page.getByLabel(/^Hora d'inici/).fill('11:30');
    await page.getByLabel(/^Hora final/).fill('10:00');
    await expect(getIssue(page, 'data')).toHaveText(/^La data queda fora del control de dates/);
    await expect(getIssue(page, 'hora_fi')).toHaveText("L'hora final ha de ser posterior a la d'inici");
    await page.getByLabel(/^Data/).fill('25/11/2026');
    await page.getByLabel(/^Hora final/).fill('12:30');
    await choose(page, 'Centre educatiu', 'Institut Exemple');

    await choose(page, "Marc d'acció", 'Orientació');
    await choose(page, "Submarc d'acció", 'Orientació en grup');
    await choose(page, "Marc d'acció", 'Formació');
    await expect(getBox(page, "Submarc d'acció")).not.toContainText('Orientació');
    await choose(page, "Submarc d'acció", 'Xerrada');
    await choose(page, 'Àrea', 'Acció als centres educatius');
    await expect(getBox(page, 'Temàtiques')).toHaveText('No hi ha temàtiques disponibles');
    await choose(page, 'Àmbit', 'Treball');
    await chooseAll(page, 'Temàtiques', ['Prestacions']);
    await choose(page, 'Àmbit', 'Lleure');
    await expect(getBox(page, 'Temàtiques')).toHaveText('Selecciona una temàtica');
    await chooseAll(page, 'Temàtiques', ['Activitats de lleure', 'Espais per a joves']);

    await choose(page, 'Curs', "4t d'ESO");
    await page.getByLabel('Grups').fill('100');
    await count(page, 'Assistents presencials', 'Homes').fill('10');
    await count(page, 'Assistents presencials', 'Dones').fill('12');
    await count(page, 'Assistents virtuals', 'Persones no binàries').fill('3');
    await expect(page.getByRole('group', { name: 'Assistents presencials' })).toContainText('En total: 22');
    await pick(getRadio(page, "De l'alumnat", '4 de 5'));
    await expect(getIssue(page, 'activitatValoracio.professorat')).toHaveText(
      "Valora també l'opinió del professorat",
    );
    await pick(getRadio(page, 'Del professorat', '5 de 5'));
    await save(page, "Desa l'activitat");
    await expect(getIssue(page, 'grups')).toHaveText('Indica un nombre de 0 a 99');
    await page.getByLabel('Grups').fill('2');
    await save(page, "Desa l'activitat");
    await expect(getNotice(page, "La activitat s'ha creat correctament.")).toHaveClass(/success/);
    await expect(page).toHaveURL('/activitats');

    await find(page, TITLE, '1 activitat');
    await expect(page.getByRole('row').filter({ hasText: TITLE })).toContainText(
      /25\/11\/2026 11:30[^]*Institut Exemple[^]*Formació[^]*25/,
    );
    await page.getByRole('link', { name: TITLE }).click();
    await expect(page.getByRole('heading', { level: 1, name: "Edita l'activitat" })).toBeVisible();
    await expect(getBox(page, 'Temàtiques')).toContainText('Espais per a joves');
    await expect(count(page, 'Assistents virtuals', 'Persones no binàries')).toHaveValue('3');
    await expectAccessibleInBothLooks(page, 'an activity that is changed');
    await setLook(page, 'wide');
    await page.getByRole('button', { name: 'Treu la valoració' }).click();
    await expect(getRadio(page, "De l'alumnat", '1 de 5')).toBeFocused();
    await page.getByLabel(/^Títol/).fill(`${TITLE} bis`);
    await setFault(page, {
      kind: 'status',
      status: 422,
      match: { method: 'PATCH' },
      times: 1,
      body: { message: 'Hi ha un error.', errors: { titol: ['Aquest títol ja existeix.'] } },
    });
    await save(page, 'Desa els canvis');
    await expect(getIssue(page, 'titol')).toHaveText('Aquest títol ja existeix.');
    await page.getByLabel(/^Títol/).fill(`${TITLE} ter`);
    await save(page, 'Desa els canvis');
    await expect(getNotice(page, "La activitat s'ha modificat correctament.")).toHaveClass(/success/);

    await find(page, `${TITLE} ter`, '1 activitat');
    const actions = page.getByRole('button', { name: `Accions: ${TITLE} ter` });
    await actions.click();
    await page.getByRole('menuitem', { name: 'Elimina' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Estàs segur/a que vols eliminar aquesta activitat?');
    await expectAccessible(page, 'dialog before an activity is deleted');
    await page.keyboard.press('Escape');
    await expect(actions).toBeFocused();
    await actions.click();
    await page.getByRole('menuitem', { name: 'Elimina' }).click();
    await confirmDeletion(page);
    await expect(getNotice(page, "L'activitat s'ha esborrat correctament.")).toHaveClass(/success/);
    await expect(page.getByRole('heading', { name: 'Cap activitat amb aquests filtres' })).toBeVisible();
  });

  test('filtered by the address, exported with its number of rows; whoever may not is told why', async ({
    page,
  }) => {
    await enterAs(page, 'informador_centre_escolar', '/activitats?quan=totes&area=2');
    await page.getByRole('search').getByRole('button', { name: "Marc d'acció" }).click();
    await pick(page.getByRole('radio', { name: 'Formació', exact: true }));
    await page.getByRole('button', { name: 'Fet' }).click();
    await expect(page).toHaveURL('/activitats?quan=totes&area=2&marc=4');
    await page.getByRole('search').getByRole('button', { name: 'Centre', exact: true }).click();
    await expectAccessible(page, "activities' filter of schools");
    await page.keyboard.press('Escape');

    const total = Number.parseInt(await page.getByText(/^\d+ activitats?$/).innerText(), 10);
    const button = page.getByRole('button', { name: `Exporta CSV (${total})` });
    const file = await readSavedFile(page, () => button.click());
    expect(file.name).toBe('activitats_2026-11-20T10-20-00.csv');
    const lines = file.text.split('\r\n');
    expect(lines).toHaveLength(total + 2);
    for (const line of lines.slice(1, -1)) expect(line).toMatch(/;Oficina Gràcia;.*;Formació;.*;Acció als/);

    await page
      .getByRole('row')
      .getByRole('button', { name: /^Accions/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem')).toHaveText(['Edita']);
    await page.keyboard.press('Escape');
    await go(page, '/activitats/999999/editar');
    await expect(page.getByRole('alert')).toContainText("No hem pogut carregar l'activitat");
    await expectAccessible(page, 'an activity that is not there');
    await setFault(page, { kind: 'network', match: { path: '/activitats$' }, times: 2 });
    await go(page, '/activitats');
    await expect(page.getByRole('alert')).toContainText('Error llistant les activitats');
  });
});
