import type { Page } from 'playwright/test';
import { enterAs } from './support/demo';
import { choose, getBox, getRadio, pick } from './support/fields';
import { fillBooking, openFreeSlot, openFromList, submitBooking } from './support/job';
import { confirmDeletion, getNotice } from './support/form';
import { expect, test } from './support/journey';
import { go } from './support/look';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name, exact: true }).click();

async function expectMenu(page: Page, entries: string): Promise<void> {
  const links = page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { disabled: false });
  await expect(links).toHaveText(entries.split(', '));
}

/** The day of each role; the advisers' is the main job. */
test.describe('each role does its work (spec §2, §6)', () => {
  test('informador: books for a young person and notes down a consulta; completing is for others', async ({
    page,
  }) => {
    await enterAs(page, 'informador');
    await expectMenu(page, 'Inici, Consultes, Assessories, Calendari, Xifres');
    await follow(page, 'Calendari');
    await openFreeSlot(page.getByRole('main'));
    await fillBooking(page);
    await submitBooking(page);

    await follow(page, 'Consultes');
    await page.getByRole('link', { name: 'Nova consulta' }).click();
    await expect(getBox(page, 'Oficina')).toContainText('Oficina Gràcia');
    await page.getByLabel(/^Hora/).fill('10:05');
    await page.getByLabel(/^Data/).focus();
    await choose(page, 'Canal', 'Telèfon');
    await choose(page, 'Àmbit', 'Treball');
    await pick(getRadio(page, 'Edat', '16-19'));
    await pick(getRadio(page, 'Gènere', 'Dona'));
    await press(page, 'Desa la consulta');
    await expect(getNotice(page, "La consulta s'ha creat correctament.")).toBeVisible();

    await openFromList(page);
    await expect(page.getByRole('link', { name: 'Edita' })).toHaveCount(0);
    await go(page, `${new URL(page.url()).pathname}/realitzar`);
    await expect(page.getByRole('heading', { name: 'No pots realitzar aquesta assessoria' })).toBeVisible();
  });

  test('informador_centre_escolar: notes down an activity at a school of the district', async ({ page }) => {
    await enterAs(page, 'informador_centre_escolar');
    await expectMenu(page, 'Inici, Consultes, Assessories, Calendari, Activitats, Xifres');
    await follow(page, 'Activitats');
    await page.getByRole('link', { name: 'Nova activitat' }).click();
    await page.getByLabel(/^Títol/).fill('Xerrada a secundària');
    await page.getByLabel(/^Data/).fill('25/11/2026');
    await page.getByLabel(/^Hora d'inici/).fill('10:00');
    await page.getByLabel(/^Hora final/).fill('11:00');
    await choose(page, 'Centre educatiu', 'Institut Exemple');
    await choose(page, "Marc d'acció", 'Formació');
    await choose(page, 'Àrea', 'Acció als centres educatius');
    await press(page, "Desa l'activitat");
    await expect(getNotice(page, "La activitat s'ha creat correctament.")).toBeVisible();
    await page.getByRole('searchbox').fill('Xerrada a secundària');
    await page.getByRole('link', { name: 'Xerrada a secundària' }).click();
    await expect(page.getByRole('button', { name: 'Elimina', exact: true })).toHaveCount(0);
  });

  test('suport_coordinacio: sees every office, brings somebody in, and creates no assessoria', async ({
    page,
  }) => {
    await enterAs(page, 'suport_coordinacio');
    await expectMenu(
      page,
      'Inici, Professionals, Consultes, Assessories, Calendari, Activitats, Xifres, Configuració, Control de dates',
    );
    await follow(page, 'Assessories');
    await page.getByRole('search').getByRole('button', { name: 'Oficina', exact: true }).click();
    const offices = page.getByRole('dialog', { name: 'Oficina' }).getByRole('radio');
    await expect(offices).toHaveCount(13);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Nova assessoria' })).toHaveCount(0);
    await follow(page, 'Professionals');
    await page.getByRole('link', { name: 'Nou professional' }).click();
    await page.getByLabel(/^Nom/).fill('Quim');
    await page.getByLabel(/^Primer cognom/).fill('Fictici');
    await page.getByLabel(/^Correu/).fill('quim@example.org');
    await choose(page, 'Rol', 'Informació integral');
    await choose(page, 'Oficina', 'Oficina Gràcia');
    await press(page, 'Desa les dades');
    await expect(getNotice(page, "El/La professional Quim Fictici s'ha creat correctament.")).toBeVisible();
  });

  test('admin: deletes what should not be there, in any office', async ({ page }) => {
    await enterAs(page, 'admin', '/assessories?oficina_id=3&estat=pendent');
    await expectMenu(
      page,
      'Inici, Professionals, Consultes, Assessories, Calendari, Activitats, Xifres, Configuració, Control de dates',
    );
    const total = page.locator('.applied-filters [role=status]');
    const before = Number.parseInt((await total.textContent()) ?? '', 10);
    await page
      .getByRole('button', { name: /^Accions:/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Elimina' }).click();
    await confirmDeletion(page);
    await expect(getNotice(page, "L'assessoria s'ha esborrat correctament.")).toBeVisible();
    await expect(total).toHaveText(`${before - 1} assessories`);
  });
});
