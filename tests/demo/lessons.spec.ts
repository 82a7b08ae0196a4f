import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { choose, getRadio, pick } from '../journeys/support/fields';
import {
  fillBooking,
  fillCompletion,
  fillConsulta,
  openFreeSlot,
  submitBooking,
  submitCompletion,
} from '../journeys/support/job';
import { submitSignIn } from '../journeys/support/demo';
import { expect, test } from '../journeys/support/journey';
import { follow as followByKeys, press as pressUntil } from '../journeys/support/keys';
import { expectAccessible, setLook } from '../journeys/support/look';
import { endPrinting, watchPrinting } from '../journeys/support/printing';
import { begin, openDoorOffline, openPanel, press } from './support/demo';
import { keys } from './support/hands';
import { readSavedFile } from '../journeys/support/savedFile';

const strip = (page: Page) => page.getByRole('complementary', { name: /^Lliçó: / });
const expectStep = (page: Page, done: string, step: string) =>
  expect(strip(page).getByRole('status')).toContainText(`${done}${step}`);

/** The step that is due; its hint marks one visible, uncovered element on a wide screen and a phone. */
async function expectHintedStep(page: Page, done: string, step: string): Promise<void> {
  await expectStep(page, done, step);
  const before = page.viewportSize();
  for (const look of ['phone', 'wide'] as const) {
    await setLook(page, look);
    await expect(async () => {
      await page.evaluate(() => {
        for (const one of document.querySelectorAll<HTMLElement>('[data-pointed]'))
          delete one.dataset['pointed'];
      });
      await press(strip(page), "Dona'm una pista");
      await expect(page.locator('[data-pointed]')).toHaveCount(1, { timeout: 1000 });
      await expect(page.locator('[data-pointed]')).toBeInViewport({ timeout: 1000 });
      await page.locator('[data-pointed]').click({ trial: true, timeout: 1000 });
    }).toPass();
    await expect(strip(page)).not.toContainText('no és en aquesta pàgina');
  }
  if (before) await page.setViewportSize(before);
}
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name }).click();
const finish = async (page: Page, steps: number) => {
  await expectStep(page, `${steps} de ${steps}`, 'Lliçó acabada');
  await expect(strip(page).getByRole('button', { name: 'Full de la lliçó' })).toBeVisible();
};

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page }) => {
  await watchPrinting(page);
  await openDoorOffline(page);
});

test('the first lesson: an appointment is booked and a session completed', async ({ page }) => {
  await begin(page, 'Reserva una cita i tanca una sessió acadèmica');
  await expectHintedStep(page, '0 de 5', 'Obre el calendari');
  await press(strip(page), "Dona'm una pista");
  await expect(page.locator('[data-pointed]')).toHaveText(/Calendari/);
  await expectAccessible(page, 'a lesson with its hint');
  await follow(page, 'Calendari');
  await expectHintedStep(page, '1 de 5', 'Tria una hora lliure');
  await openFreeSlot(page.getByRole('main'));
  await expectHintedStep(page, '2 de 5', 'Escriu qui ve i reserva la cita');
  await page.reload();
  await expectHintedStep(page, '2 de 5', 'Escriu qui ve i reserva la cita');
  await fillBooking(page);
  await submitBooking(page);
  await expectHintedStep(page, '3 de 5', 'Obre una sessió');
  await follow(page, 'Inici');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Realitza/ })
    .first()
    .click();
  await expectHintedStep(page, '4 de 5', 'Digues com ha anat');
  await fillCompletion(page);
  await pick(getRadio(page, "On s'ha realitzat", 'CAAJ'));
  await submitCompletion(page);
  await finish(page, 5);
  await press(strip(page), 'Full de la lliçó');
  await press(page, 'Imprimeix-lo');
  await expect(page.locator('body > .paper').locator('tbody th')).toHaveText([
    /^1. Obre el calendari/,
    /^2. Tria una hora lliure/,
    /^3. Escriu qui ve i reserva la cita/,
    /^4. Obre una sessió que espera que la tanquis/,
    /^5. Digues com ha anat i desa-ho/,
  ]);
  await expect(page.locator('body > .paper').locator('tbody td small')).toHaveText(Array(5).fill('fet'));
  await endPrinting(page);
  await expect(page.locator('body > .paper')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await press(strip(page), 'Tots els passos');
  await expectAccessible(page, 'a finished lesson');
  await page.keyboard.press('Escape');
  await press(strip(page), 'Surt de la lliçó');
  await expect(strip(page)).toHaveCount(0);
});

test('a lesson: a consulta is noted with its themes', async ({ page }) => {
  await begin(page, 'Anota una consulta amb temàtiques');
  await expectHintedStep(page, '0 de 4', 'Obre una consulta nova');
  await page.getByRole('main').getByRole('link', { name: 'Nova consulta' }).click();
  await expectHintedStep(page, '1 de 4', "Tria l'àmbit");
  await choose(page, 'Àmbit', 'Lleure');
  await expectHintedStep(page, '2 de 4', 'Tria almenys una temàtica');
  await fillConsulta(page);
  await expectHintedStep(page, '3 de 4', 'Desa la consulta');
  await press(page, 'Desa la consulta');
  await finish(page, 4);
});

for (const look of ['wide', 'phone'] as const) {
  test(`the first lesson is done by keyboard, from the door to the printed sheet, ${look}`, async ({
    page,
  }) => {
    await setLook(page, look);
    await page.reload();
    const start = page.getByRole('button', {
      name: 'Comença: Anota una consulta amb temàtiques',
      exact: true,
    });
    await followByKeys(page, start.first());
    const open = page.getByRole('main').getByRole('link', { name: 'Nova consulta' });
    await expect(open).toBeVisible();
    await followByKeys(page, strip(page).getByRole('button', { name: "Dona'm una pista" }));
    await expect(page.locator('[data-pointed]')).toContainText('Nova consulta');
    await followByKeys(page, open);
    await expectStep(page, '1 de 4', "Tria l'àmbit");
    await keys.fillConsulta(page);
    await expectStep(page, '3 de 4', 'Desa la consulta');
    await page.keyboard.press('Control+Enter');
    await finish(page, 4);
    // The focus is on the list's title, after the strip.
    await pressUntil(page, 'Shift+Tab', strip(page).getByRole('button', { name: 'Full de la lliçó' }));
    await page.keyboard.press('Enter');
    await followByKeys(page, page.getByRole('button', { name: 'Imprimeix-lo' }));
    await expect(page.locator('body > .paper').locator('tbody th').last()).toHaveText('4. Desa la consulta');
    await endPrinting(page);
    await page.keyboard.press('Escape');
    await followByKeys(page, strip(page).getByRole('button', { name: 'Surt de la lliçó' }));
    await expect(strip(page)).toHaveCount(0);
  });
}

test('lessons: an appointment is moved, and a no-show is marked', async ({ page }) => {
  await begin(page, "Canvia l'hora d'una cita, i marca qui no ha vingut");
  await expectHintedStep(page, '0 de 4', 'Obre una cita');
  await page.getByRole('main').getByRole('link', { name: 'Duna Fictícia Mostra' }).click();
  await expectHintedStep(page, '1 de 4', "Tria «Canvia l'hora»");
  await page.getByRole('link', { name: "Canvia l'hora" }).click();
  await expectHintedStep(page, '2 de 4', 'Tria una altra hora');
  await pick(page.getByRole('radiogroup', { name: 'Tria una hora lliure' }).getByRole('radio').first());
  await press(page, "Desa l'hora nova");
  await press(page.getByRole('alertdialog'), 'Desa-ho igualment');
  await expectHintedStep(page, '3 de 4', 'Marca com a no assistida');
  await follow(page, 'Inici');
  await page.getByRole('main').getByRole('link', { name: 'Guim Fictici Mostra', exact: true }).click();
  await press(page, 'Marca com a no assistida');
  await press(page.getByRole('alertdialog'), 'Marca-la');
  await finish(page, 4);
});

test('a lesson: typed values outlive a lost session', async ({ page, complaints }) => {
  await begin(page, 'Es perd la sessió a mig escriure');
  await expectHintedStep(page, '0 de 3', 'Omple la consulta');
  await fillConsulta(page);
  await press(page, 'Desa la consulta');
  await expectHintedStep(page, '1 de 3', 'Torna a entrar');
  await submitSignIn(page, 'informador@example.org');
  await expectHintedStep(page, '2 de 3', 'Comprova que hi és tot');
  await expect(page.getByRole('main')).toContainText('Activitats de lleure');
  await press(page, 'Desa la consulta');
  await finish(page, 3);
  complaints.length = 0;
});

test('a recorded lesson can be saved, opened and done', async ({ page }, info) => {
  await page.getByRole('button', { name: /^Informació Informa i dona hora/ }).click();
  const panel = await openPanel(page, 'Lliçó');
  await press(panel, 'Enregistra una lliçó');
  await expect(panel.getByText("S'està enregistrant: 0 passos.")).toBeVisible();
  await page.keyboard.press('Control+.');
  await page.getByRole('main').getByRole('link', { name: 'Nova consulta' }).click();
  await fillConsulta(page);
  await press(page, 'Desa la consulta');
  await expect(page).toHaveURL('/consultes');
  await openPanel(page);
  await panel.getByLabel('Nom de la lliçó').fill('La meva lliçó');
  await panel.getByRole('button', { name: 'Desa «Nova consulta»' }).click();
  await panel.getByLabel('Títol del pas').fill('Anota el que et pregunten');
  const { text } = await readSavedFile(page, () => press(panel, 'Desa la lliçó en un fitxer'));
  const path = info.outputPath('llico.json');
  await writeFile(path, text);

  await page.goto('/demo');
  await page.locator('input[type=file]').setInputFiles(path);
  await begin(page, 'La meva lliçó');
  await page.getByRole('main').getByRole('link', { name: 'Nova consulta' }).click();
  await expectStep(page, '1 de 2', 'Anota el que et pregunten');
  await fillConsulta(page);
  await press(page, 'Desa la consulta');
  await finish(page, 2);
});
