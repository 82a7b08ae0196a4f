import type { Page } from 'playwright/test';
import { enterAs, setFault } from './support/demo';
import { getNotice } from './support/form';
import { fillCompletion, fillConsulta, submitCompletion } from './support/job';
import { expect, test } from './support/journey';
import { expectAccessible, expectAccessibleInBothLooks } from './support/look';

const getCard = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const getEntry = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('each first page begins with what its person does (spec §2, §6)', () => {
  test('informador: one press opens a new consulta, which is on the first page afterwards', async ({
    page,
  }) => {
    await enterAs(page, 'informador');
    const card = getCard(page, 'Les meves consultes');
    await expect(card.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('link', { name: 'Nova consulta' }).click();
    await expect(title(page)).toHaveText('Nova consulta');
    await fillConsulta(page);
    await page.getByRole('button', { name: 'Desa la consulta', exact: true }).click();
    await expect(getNotice(page, "La consulta s'ha creat correctament.")).toBeVisible();

    await getEntry(page, 'Inici').click();
    await expect(card.getByRole('listitem')).toHaveCount(2);
    await card.getByRole('link', { name: /^Lleure, consulta núm\. \d+$/ }).click();
    await expect(title(page)).toContainText('consulta');
  });

  test("informador: the next free hour of a type is two presses away from the form, in the office's day", async ({
    page,
  }) => {
    await enterAs(page, 'informador');
    await expect(getCard(page, 'Avui').locator('.card-head')).toContainText('38 cites, en queden 31');
    await getCard(page, 'Hores lliures avui')
      .getByRole('link', { name: 'Reserva: Laboral, a les 11:00' })
      .click();
    await expect(title(page)).toHaveText('Nova cita');
    await expect(page.getByRole('button', { name: "Canvia l'hora" })).toBeVisible();
  });

  test('suport_coordinacio: a number of an office leads to as many', async ({ page }) => {
    await enterAs(page, 'suport_coordinacio');
    const row = getCard(page, 'Avui, oficina per oficina').getByRole('row', { name: /^Oficina Gràcia/ });
    const toClose = row.getByRole('link', { name: / per tancar, Oficina Gràcia$/ });
    const number = await toClose.textContent();
    await toClose.click();
    await expect(title(page)).toHaveText('Assessories');
    await expect(page.locator('.applied-filters [role=status]')).toHaveText(`${number} assessories`);

    await page.goBack();
    await row.getByRole('link', { name: / cites avui, Oficina Gràcia$/ }).click();
    await expect(page).toHaveURL('/calendari?vista=dia&oficina_id=1');
    await expect(page.getByRole('radio', { name: 'Dia' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Hores lliures' })).not.toBeChecked();
    await page.goBack();
    await row.getByRole('link', { name: / hores lliures avui, Oficina Gràcia$/ }).click();
    await expect(page.getByRole('checkbox', { name: 'Hores lliures' })).toBeChecked();
  });

  test('an adviser: what is completed is counted no more, also where the menu is narrow', async ({
    page,
  }) => {
    await enterAs(page, 'assesor_laboral');
    const entry = getEntry(page, /^Assessories, \d+ per tancar$/);
    const before = Number.parseInt((await entry.textContent())?.replace(/\D+/, '') ?? '', 10);
    await getCard(page, 'Per tancar')
      .getByRole('link', { name: /^Realitza: / })
      .first()
      .click();
    await fillCompletion(page);
    await submitCompletion(page);
    const left = `Assessories, ${before - 1} per tancar`;
    await expect(getEntry(page, left)).toBeVisible();

    await page.getByRole('button', { name: 'Cerrar menú' }).click();
    await getEntry(page, left).hover();
    await expect(page.locator('.tooltip', { hasText: left })).toBeVisible();
    await expectAccessible(page, 'the narrow menu with a count');
    await page.getByRole('button', { name: 'Abrir menú' }).click();
  });
});

test.describe('the first pages keep nobody out', () => {
  for (const who of ['informador', 'informador_centre_escolar', 'admin', 'assesor_laboral']) {
    test(`of ${who}`, async ({ page }) => {
      await enterAs(page, who);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expectAccessibleInBothLooks(page, `home of ${who}`);
    });
  }

  for (const [who, calls, failures] of [
    ['informador', '/(cites|disponibilitats|consultes)$', 3],
    ['admin', '/(disponibilitats|assessories)$', 2],
  ] as const) {
    test(`of ${who} when calls fail`, async ({ page }) => {
      await enterAs(page, who, '/perfil');
      await expect(title(page)).toHaveText('El meu perfil');
      // A read is sent twice before it has failed.
      await setFault(page, { kind: 'network', match: { path: calls }, times: 2 * failures });
      await getEntry(page, 'Inici').click();
      await expect(page.getByRole('alert')).toHaveCount(failures);
      await expectAccessibleInBothLooks(page, `home of ${who} when calls fail`);
      await page.getByRole('button', { name: 'Torna-ho a provar' }).first().click();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});
