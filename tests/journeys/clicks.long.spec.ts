import type { Page } from 'playwright/test';
import { findOpenAssessoria } from '../paths/browser/seed';
import { countClicks } from './support/clicks';
import { enterAs } from './support/demo';
import { getRadio, pick } from './support/fields';
import { getNotice } from './support/form';
import { submitCompletion } from './support/job';
import { expect, test } from './support/journey';
import { readPrints, watchPrinting } from './support/printing';

/** Required fields about the person, in three clicks. */
async function describePerson(page: Page): Promise<void> {
  await page.getByLabel(/^Nom/).click();
  await page.keyboard.type('Wanda');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Inventada');
  await getRadio(page, 'Edat', '16-19').click();
  await getRadio(page, 'Gènere', 'Dona').click();
}

test.describe('what is done most takes little', () => {
  test('an appointment is booked in eight clicks from the first page; before it took eleven', async ({
    page,
  }) => {
    await enterAs(page, 'informador');
    const clicks = await countClicks(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Reserva/ })
      .first()
      .click();
    await describePerson(page);
    const way = page.getByRole('radiogroup', { name: 'Modalitat' }).getByRole('radio').first();
    if (!(await way.isChecked())) await way.click();
    await page.getByRole('button', { name: 'Reserva la cita' }).click();
    await expect(getNotice(page, 'La cita ha estat creada')).toBeVisible();
    expect(await clicks()).toBeLessThanOrEqual(8);
  });

  test('an appointment of another day is booked in eight; before it took eleven', async ({ page }) => {
    await enterAs(page, 'informador');
    const clicks = await countClicks(page);
    await page.getByRole('main').getByRole('link', { name: 'Nova cita' }).click();
    await getRadio(page, "Tipus d'assessoria", 'Laboral').click();
    const day = page.getByRole('radiogroup', { name: 'Dies' }).getByRole('radio', { disabled: false }).nth(1);
    await day.click();
    await page
      .locator('.slot')
      .filter({ hasText: /Gràcia · (Presencial|Virtual)$/ })
      .first()
      .click();
    await describePerson(page);
    await expect(getRadio(page, 'Perfil', 'Jove')).toBeChecked();
    await page.getByRole('button', { name: 'Reserva la cita' }).click();
    await expect(getNotice(page, 'La cita ha estat creada')).toBeVisible();
    expect(await clicks()).toBe(8);
  });

  test('an assessoria is completed in three beside the words; before it took six', async ({ page }) => {
    await enterAs(page, 'assesor_laboral', `/assessories/${findOpenAssessoria()}/realitzar`);
    await page.getByRole('heading', { level: 1, name: /^Realitza/ }).waitFor();
    const clicks = await countClicks(page);
    await getRadio(page, "Com s'ha inscrit", 'Cita prèvia').click();
    await getRadio(page, "Valoració de l'assessoria", '4 de 5').click();
    await submitCompletion(page);
    expect(await clicks()).toBe(3);
  });

  test('all of the own sessions are closed in three presses and one for each; before it took four for each', async ({
    page,
  }) => {
    await enterAs(page, 'assesor_laboral');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Tanca el dia' }).waitFor();
    const clicks = await countClicks(page);
    await main.getByRole('link', { name: 'Tanca el dia' }).click();
    await main.getByRole('button', { name: 'Cita prèvia' }).click();
    const ratings = main.getByRole('radio', { name: '4 de 5' });
    const sessions = await ratings.count();
    for (let index = 0; index < sessions; index += 1) await pick(ratings.nth(index));
    await main.getByRole('button', { name: `Tanca ${sessions} assessories` }).click();
    await expect(main.getByRole('status')).toHaveText(`Tancades: ${sessions} de ${sessions}`);
    await expect(page.getByRole('link', { name: 'Assessories', exact: true })).toBeVisible();
    expect([sessions, await clicks()]).toEqual([8, sessions + 3]);
  });

  test('somebody who walks in is noted and completed from the first page, then the next that waits; Cancel·la leads back', async ({
    page,
  }) => {
    await enterAs(page, 'assesor_laboral');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Nova assessoria' }).click();
    await expect(getRadio(page, 'Tipus de visita', 'Sense cita prèvia')).toBeChecked();
    await expect(main.getByLabel(/^Data/)).toHaveValue('20/11/2026');
    await expect(main.getByLabel(/^Hora/)).toHaveValue('10:20');
    await page.getByLabel(/^Nom/).fill('Wanda');
    await page.getByLabel(/^Cognoms/).fill('Inventada');
    await getRadio(page, 'Edat', '16-19').click();
    await getRadio(page, 'Gènere', 'Dona').click();
    await main.getByRole('button', { name: 'Desa i realitza' }).click();
    await expect(getNotice(page, "L'assessoria s'ha creat correctament.")).toBeVisible();

    await expect(page.getByRole('heading', { level: 1, name: /^Realitza/ })).toBeVisible();
    await expect(getRadio(page, "Com s'ha inscrit", 'Espontània')).toBeChecked();
    const noted = page.url();
    await getRadio(page, "Valoració de l'assessoria", '4 de 5').click();
    await main.getByRole('button', { name: /^Desa i següent per tancar \(\d+\)$/ }).click();
    await expect(getRadio(page, "Com s'ha inscrit", 'Espontània')).not.toBeChecked();
    expect([page.url() === noted, page.url().endsWith('/realitzar')]).toEqual([false, true]);

    await page.getByRole('navigation').getByRole('link', { name: 'Inici' }).click();
    await main
      .getByRole('link', { name: /^Realitza/ })
      .first()
      .click();
    await main.getByRole('link', { name: 'Cancel·la' }).click();
    await expect(page).toHaveURL('/');
  });

  test("one's own day is printed in one from the first page; before there was no way", async ({ page }) => {
    await watchPrinting(page);
    await enterAs(page, 'assesor_laboral');
    const clicks = await countClicks(page);
    await page.getByRole('button', { name: 'Imprimeix el dia' }).click();
    await expect.poll(() => readPrints(page)).toHaveLength(1);
    expect(await clicks()).toBe(1);
  });
});
