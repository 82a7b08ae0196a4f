import { expect, test } from '../journeys/support/journey';
import { expectAccessible, setLook } from '../journeys/support/look';
import { openDoor, openPanel, press } from './support/demo';
import { expectTitles, recordFive, TITLES, told } from './support/ownLesson';

for (const look of ['wide', 'phone'] as const) {
  test(`steps are changed, put in order, taken away and brought back, ${look}`, async ({ page }) => {
    await openDoor(page);
    const panel = await recordFive(page);
    await setLook(page, look);
    await expectAccessible(page, `the steps of a lesson, ${look}`);
    await panel.getByRole('button', { name: 'Exporta «Consultes»' }).click();
    await panel.getByLabel('Títol del pas').fill('Endú-te-les');
    await panel.getByLabel('Quantes vegades').fill('2');
    await press(panel, 'Puja');
    await expect(panel.getByRole('button', { name: 'Puja' })).toBeFocused();
    await press(panel, 'Tria què assenyala');
    await expect(panel).toBeHidden();
    await expectAccessible(page, `choosing what a step points at, ${look}`);
    const today = page.getByRole('button', { name: 'Avui', exact: true });
    if (look === 'wide') await today.click();
    else await today.press('Enter');
    await expect(panel.getByText('Assenyala «Avui».')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Tria què assenyala' })).toBeFocused();
    await expectAccessible(page, `a step of a lesson, ${look}`);
    await panel.getByRole('button', { name: 'Desa «Nova consulta»' }).click();
    await press(panel, 'Treu el pas');
    await expectTitles(
      panel,
      [TITLES[0], 'Endú-te-les', TITLES[2], TITLES[4]].map((title) => title ?? ''),
    );

    await page.reload();
    await openPanel(page);
    await panel.getByText(/^També s'ha enregistrat/).click();
    await press(panel, 'Fes-ne un pas: Desa «Nova consulta»');
    const titles = ['Obre «Nova consulta»', 'Desa «Nova consulta»', 'Endú-te-les'];
    await expectTitles(panel, [...titles, 'Cerca a «Consultes»', 'Obre «Calendari»']);
  });
}

test('a lesson is tried from a step on, and is thrown away after a question alone', async ({ page }) => {
  await openDoor(page);
  const panel = await recordFive(page);
  await panel.getByLabel('Nom de la lliçó').fill('La meva');
  await panel.getByRole('button', { name: 'Cerca a «Consultes»' }).click();
  await press(panel, "Prova-ho des d'aquí");
  await expect(page).toHaveURL('/consultes');
  await expect(told(page)).toContainText('0 de 3Cerca a «Consultes»');
  // The lesson waits while another demo is open.
  await press(page, 'Reinicia');
  await press(page, 'Reinicia la demostració');
  await press(page, 'Torna a la teva lliçó');
  await expect(page).toHaveURL(/\/calendari/);
  await openPanel(page);
  await expectTitles(panel, TITLES);
  await press(panel, 'Llença la lliçó');
  await page.keyboard.press('Escape');
  await expectTitles(panel, TITLES);
  await press(panel, 'Llença la lliçó');
  await press(page, 'Llença-la');
  await expect(panel.getByRole('button', { name: 'Enregistra una lliçó' })).toBeVisible();
});
