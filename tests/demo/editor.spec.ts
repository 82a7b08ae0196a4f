import type { Locator, Page } from 'playwright/test';
import { fillConsulta } from '../journeys/support/job';
import { expect, test } from '../journeys/support/journey';
import { expectAccessible, setLook } from '../journeys/support/look';
import { readSavedFile } from '../journeys/support/savedFile';
import { openDoor, openPanel, press } from './support/demo';

const MOST_PRESSES = 40;

type Counting = { presses: number };

/** Counts presses by pointer, and by keys other than those of a text. */
async function countPresses(page: Page): Promise<() => number> {
  const count: Counting = { presses: 0 };
  await page.exposeFunction('pressed', () => void (count.presses += 1));
  await page.addInitScript(() => {
    const tell = () => (globalThis as unknown as { pressed: () => void }).pressed();
    addEventListener('pointerdown', tell, { capture: true });
    addEventListener('keydown', (event) => (event.key.length > 1 || event.ctrlKey) && tell(), {
      capture: true,
    });
  });
  return () => count.presses;
}

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name }).click();
const strip = (page: Page) => page.getByRole('complementary', { name: /^Lliçó: / });
const told = (page: Page) => strip(page).getByRole('status');

/** Notes a consulta, searches the list until its answer has come, exports it and looks at the calendar. */
async function doFiveThings(page: Page, expectSearched: () => Promise<void>): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Nova consulta' }).click();
  await fillConsulta(page);
  await press(page, 'Desa la consulta');
  await expect(page).toHaveURL('/consultes');
  await page.getByRole('searchbox').first().click();
  await page.keyboard.type('la');
  await expectSearched();
  await readSavedFile(page, () => page.getByRole('button', { name: /^Exporta CSV/ }).click());
  await follow(page, 'Calendari');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendari' })).toBeVisible();
}
const TITLES = [
  'Obre «Nova consulta»',
  'Desa «Nova consulta»',
  'Cerca a «Consultes»',
  'Exporta «Consultes»',
  'Obre «Calendari»',
];
type Demo = { read(): { recording: { steps: { title: string }[] } | null } };

/** In the page: what was recorded last. */
const readLastTitle = () =>
  (globalThis as unknown as { demo: Demo }).demo.read().recording?.steps.at(-1)?.title;

async function recordFive(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Informació Informa i dona hora/ }).click();
  const panel = await openPanel(page, 'Lliçó');
  await press(panel, 'Enregistra una lliçó');
  await page.keyboard.press('Escape');
  await doFiveThings(page, () => expect.poll(() => page.evaluate(readLastTitle)).toBe(TITLES[2]));
  await openPanel(page);
  await press(panel, "Atura l'enregistrament");
  await expect(panel.getByText('Enregistrament aturat: 5 passos.')).toBeVisible();
  return panel;
}
const expectTitles = (panel: Locator, titles: readonly string[]) =>
  expect(panel.locator('.editor-step > span:nth-child(2) > span')).toHaveText([...titles]);

test('from nothing a lesson with hints is made in forty presses, tried, handed on by a link and done', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const readPresses = await countPresses(page);
  await openDoor(page);
  const panel = await recordFive(page);
  await expectTitles(panel, TITLES);
  await panel.getByLabel('Nom de la lliçó').click();
  await page.keyboard.type('La primera tarda');
  for (const title of TITLES) {
    await panel.getByRole('button', { name: title }).click();
    await panel.getByLabel('Pista').click();
    await page.keyboard.type(' Sense pressa.');
  }
  await press(panel, 'Prova-la');
  await expect(told(page)).toContainText('0 de 5Obre «Nova consulta»');
  await press(page, 'Torna a la teva lliçó');
  await openPanel(page);
  await expect(panel.getByLabel('Nom de la lliçó')).toHaveValue('La primera tarda');
  await press(panel, "Copia l'enllaç de la lliçó");
  await expect(panel.getByText("L'enllaç ja és al porta-retalls.")).toBeVisible();
  expect(readPresses()).toBeLessThanOrEqual(MOST_PRESSES);

  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await press(page, 'Comença: La primera tarda');
  await expect(told(page)).toContainText('0 de 5');
  await press(strip(page), "Dona'm una pista");
  await expect(told(page)).toContainText('Prem «Nova consulta». Sense pressa.');
  await expect(page.locator('[data-pointed]')).toHaveText('Nova consulta');
  await doFiveThings(page, () => expect(told(page)).toContainText('3 de 5'));
  await expect(told(page)).toContainText('5 de 5Lliçó acabada');
});

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
