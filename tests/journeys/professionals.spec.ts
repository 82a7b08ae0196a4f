import { enterAs, openDemo, setFault, submitSignIn } from './support/demo';
import { choose, getBox, getRadio, pick } from './support/fields';
import { confirmDeletion, enterAt, find, getIssue, getNotice, save } from './support/form';
import { expect, test } from './support/journey';
import { expectAccessible, expectAccessibleInBothLooks, go, setLook } from './support/look';

test.describe('professionals (spec §2, §3, §8)', () => {
  test('created, found, changed and deleted', async ({ page }) => {
    await enterAt(page, 'admin', 'Professionals', 'list of professionals');
    await expect(page.getByRole('button', { name: /Exporta/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Nou professional' }).click();

    await save(page, 'Desa les dades');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Indica el nom',
      'Indica el primer cognom',
      'Indica el correu electrònic',
      'Tria el rol',
      "Tria l'oficina",
    ]);
    await expectAccessibleInBothLooks(page, 'new professional with errors');
    await setLook(page, 'wide');
    await page.getByLabel(/^Nom/).fill('Aina');
    await page.getByLabel(/^Primer cognom/).fill('Provada');
    await page.getByLabel(/^Segon cognom/).fill('Mostra');
    await page.getByLabel(/^Correu/).fill('ADMIN@example.org');
    await choose(page, 'Rol', 'Administració');
    await expect(getBox(page, 'Oficina')).toHaveCount(0);
    await choose(page, 'Rol', 'Informació integral');
    await choose(page, 'Oficina', 'Oficina Gràcia');
    await save(page, 'Desa les dades');
    await expect(getIssue(page, 'email')).toHaveText("Aquest correu electrònic ja és d'algú altre.");
    await page.getByLabel(/^Correu/).fill('aina.provada@example.org');
    await save(page, 'Desa les dades');
    await expect(
      getNotice(page, "El/La professional Aina Provada Mostra s'ha creat correctament."),
    ).toHaveClass(/success/);
    await expect(page).toHaveURL('/professionals');

    await find(page, 'aina.provada', '1 professional');
    await page.getByRole('link', { name: 'Provada Mostra, Aina' }).click();
    await expect(page.getByText(/Encara ha de canviar la contrasenya/)).toBeVisible();
    await expectAccessibleInBothLooks(page, 'a professional who is changed');
    await setLook(page, 'wide');
    await setFault(page, { kind: 'network', match: { method: 'PATCH' }, times: 1 });
    await pick(getRadio(page, 'Estat', 'Compte inactiu'));
    await save(page, 'Desa els canvis');
    const failure = page.getByRole('alert').filter({ hasText: 'Error al modificar el/la professional' });
    await expect(failure.locator('[lang=es]')).toBeVisible();
    await expect(getRadio(page, 'Estat', 'Compte inactiu')).toBeChecked();
    await save(page, 'Desa els canvis');
    await expect(getNotice(page, "El professional s'ha modificat correctament.")).toHaveClass(/success/);
    await find(page, 'aina.provada', '1 professional');
    await expect(page.getByRole('row').filter({ hasText: 'Aina' })).toContainText('Compte inactiu');

    const actions = page.getByRole('button', { name: 'Accions: Aina Provada Mostra' });
    await actions.click();
    await page.getByRole('menuitem', { name: 'Elimina' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Aina Provada MostraInformació integral');
    await expectAccessible(page, 'dialog before a professional is deleted');
    await confirmDeletion(page);
    await expect(getNotice(page, "El/La professional s'ha esborrat correctament.")).toHaveClass(/success/);
    await expect(page.getByRole('heading', { name: 'Cap professional amb aquests filtres' })).toBeVisible();
  });

  test('filtered by the address; read only for who may not change; chosen elsewhere', async ({ page }) => {
    await enterAs(page, 'informador_integral', '/professionals?actiu=true&role=assesor_laboral');
    await expect(page.getByText('1 professional', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Nou professional' })).toHaveCount(0);
    await expect(page.getByRole('row').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('row').getByRole('button', { name: /^Accions/ })).toHaveCount(0);
    await go(page, '/professionals/nou');
    await expect(page.getByRole('heading', { name: 'No pots crear professionals' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page, 'refused creation of a professional');
    await go(page, '/professionals/999999/editar');
    await expect(page.getByRole('alert').locator('[lang=es]')).toHaveText(
      'No hemos podido cargar el/la usuario/a',
    );
    await go(page, '/consultes');
    await page.getByRole('search').getByRole('button', { name: 'Professional', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Jo' })).toBeVisible();
    expect(await page.getByRole('radio').count()).toBeGreaterThan(8);
  });

  test('who still has appointments is not deactivated or deleted without a word of them', async ({
    page,
  }) => {
    await enterAs(page, 'admin', '/professionals?role=assesor_laboral&oficina_id=1');
    await page.getByRole('button', { name: /^Accions/ }).click();
    await page.getByRole('menuitem', { name: 'Elimina' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('status')).toHaveText(
      /^Té \d+ cites a partir d'avui: consulta-les abans o passa-les a altres professionals\.$/,
    );
    await expectAccessible(page, 'dialog before somebody with appointments is deleted');
    const list = /\/assessories\?professional_id=\d+&estat=pendent&data_inici=2026-11-20$/;
    await dialog.getByRole('link', { name: /^consulta-l/ }).click();
    await expect(page).toHaveURL(list);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.goBack();
    await page.getByRole('row').getByRole('link').click();
    await pick(getRadio(page, 'Estat', 'Compte inactiu'));
    await save(page, 'Desa els canvis');
    await expect(dialog).toHaveAccessibleDescription(/^Té \d+ cites a partir d'avui/);
    await expectAccessible(page, 'question before somebody is deactivated');
    await dialog.getByRole('link', { name: /^consulta-l/ }).click();
    await dialog.getByRole('button', { name: 'Surt sense desar' }).click();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test("nobody changes one's own role, and the roles that one may not give are shown", async ({ page }) => {
    await enterAs(page, 'suport_coordinacio', '/professionals/10/editar');
    await expect(getBox(page, 'Rol')).toBeDisabled();
    await expect(getRadio(page, 'Estat', 'Compte inactiu')).toBeDisabled();
    await expectAccessibleInBothLooks(page, 'the form of oneself');
    await setLook(page, 'wide');
    await go(page, '/professionals/nou');
    await getBox(page, 'Rol').click();
    await expect(page.getByRole('option', { name: 'Administració' })).toBeDisabled();
    await expect(page.getByRole('option', { name: 'Suport i coordinació' })).toBeDisabled();
    await expectAccessible(page, 'roles that one may not give');
    await page.keyboard.type('Informació');
    await page.keyboard.press('Enter');
    await expect(getBox(page, 'Rol')).toContainText('Informació');
  });

  test('whoever is new signs in and must change the password at once', async ({ page }) => {
    await enterAs(page, 'suport_coordinacio', '/professionals/nou');
    await page.getByLabel(/^Nom/).fill('Nou');
    await page.getByLabel(/^Primer cognom/).fill('Provat');
    await page.getByLabel(/^Correu/).fill('nou.provat@example.org');
    await choose(page, 'Rol', 'Informació integral');
    await choose(page, 'Oficina', 'Oficina Gràcia');
    await save(page, 'Desa les dades');
    await expect(getNotice(page, "El/La professional Nou Provat s'ha creat correctament.")).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('punt-jove.auth'));
    await openDemo(page, '/login');
    await submitSignIn(page, 'nou.provat@example.org');
    await expect(page).toHaveURL('/new_password');
  });
});
