import type { Locator, Page } from 'playwright/test';
import { expect } from '../../journeys/support/journey';
import { readSavedFile } from '../../journeys/support/savedFile';
import { openPanel, press } from './demo';
import { mouse, type Hand } from './hands';

/** The steps that five things become, as they are recorded. */
export const TITLES = [
  'Obre «Nova consulta»',
  'Desa «Nova consulta»',
  'Cerca a «Consultes»',
  'Exporta «Consultes»',
  'Obre «Calendari»',
];
const LESSON = 'La primera tarda';

const strip = (page: Page) => page.getByRole('complementary', { name: /^Lliçó: / });
export const told = (page: Page) => strip(page).getByRole('status');
export const expectTitles = (panel: Locator, titles: readonly string[]) =>
  expect(panel.locator('.editor-step > span:nth-child(2) > span')).toHaveText([...titles]);
const expectArrival = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused();

/** Opens a page by the menu, which a phone has behind a button. */
async function openEntry(page: Page, hand: Hand, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Abrir menú' });
  if (await menu.isVisible()) await hand.follow(menu);
  await hand.follow(page.getByRole('navigation').getByRole('link', { name, exact: true }));
  await expectArrival(page, name);
}
async function note(page: Page, hand: Hand): Promise<void> {
  await hand.follow(page.getByRole('main').getByRole('link', { name: 'Nova consulta' }));
  await expectArrival(page, 'Nova consulta');
  await hand.fillConsulta(page);
  await hand.follow(page.getByRole('button', { name: 'Desa la consulta', exact: true }));
  await expectArrival(page, 'Consultes');
}
async function search(page: Page, hand: Hand, expectSearched: () => Promise<void>): Promise<void> {
  await hand.type(page.getByRole('searchbox').first(), 'la');
  await expectSearched();
}
async function exportList(page: Page, hand: Hand): Promise<void> {
  await readSavedFile(page, () => hand.follow(page.getByRole('button', { name: /^Exporta CSV/ })));
}
const openCalendar = (page: Page, hand: Hand) => openEntry(page, hand, 'Calendari');

type DoneBy = { hand: Hand; order: 'recorded' | 'another'; expectSearched: () => Promise<void> };

/** Notes a consulta, searches the list until its answer has come, exports it and looks at the calendar. */
async function doFiveThings(page: Page, { hand, order, expectSearched }: DoneBy): Promise<void> {
  if (order === 'recorded') {
    await note(page, hand);
    await search(page, hand, expectSearched);
    await exportList(page, hand);
    await openCalendar(page, hand);
  } else {
    await openCalendar(page, hand);
    await openEntry(page, hand, 'Consultes');
    await exportList(page, hand);
    await search(page, hand, expectSearched);
    await note(page, hand);
  }
}

type Demo = {
  read(): { recording: { steps: { title: string }[] } | null };
};
/** In the page: what was recorded last. */
const readLastTitle = () =>
  (globalThis as unknown as { demo: Demo }).demo.read().recording?.steps.at(-1)?.title;

/** Records five steps, from the door. */
export async function recordFive(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Informació Informa i dona hora/ }).click();
  const panel = await openPanel(page, 'Lliçó');
  await press(panel, 'Enregistra una lliçó');
  await page.keyboard.press('Escape');
  const expectSearched = () => expect.poll(() => page.evaluate(readLastTitle)).toBe(TITLES[2]);
  await doFiveThings(page, { hand: mouse, order: 'recorded', expectSearched });
  await openPanel(page);
  await press(panel, "Atura l'enregistrament");
  await expect(panel.getByText('Enregistrament aturat: 5 passos.')).toBeVisible();
  await expectTitles(panel, TITLES);
  return panel;
}

/** Names the lesson, adds to the hints but the long one, and tries it. */
export async function finishLesson(page: Page, panel: Locator): Promise<void> {
  await mouse.type(panel.getByLabel('Nom de la lliçó'), LESSON);
  for (const title of TITLES.filter((one) => !one.startsWith('Cerca'))) {
    await panel.getByRole('button', { name: title }).click();
    // A press behind the text, where it goes on.
    const hint = panel.getByLabel('Pista');
    const { width, height } = (await hint.boundingBox()) ?? { width: 0, height: 0 };
    await hint.click({ position: { x: width - 8, y: height / 2 } });
    await page.keyboard.type(' Sense pressa.');
    await expect(hint).toHaveValue(/\. Sense pressa\.$/);
  }
  await press(panel, 'Prova-la');
  await expect(told(page)).toContainText('0 de 5Obre «Nova consulta»');
  await press(page, 'Torna a la teva lliçó');
  await openPanel(page);
  await expect(panel.getByLabel('Nom de la lliçó')).toHaveValue(LESSON);
}

/** Begins the lesson at the door, asks for a hint, and does it. @returns the text of the person's sheet */
export async function doLesson(
  page: Page,
  name: string,
  hand: Hand,
  order: DoneBy['order'],
): Promise<string> {
  await hand.follow(page.getByRole('button', { name: `Comença: ${LESSON}`, exact: true }));
  await expect(told(page)).toContainText('0 de 5');
  await hand.follow(strip(page).getByRole('button', { name: "Dona'm una pista" }));
  await expect(told(page)).toContainText('Prem «Nova consulta». Sense pressa.');
  await expect(page.locator('[data-pointed]')).toHaveText('Nova consulta');
  const expectSearched = () => expect(told(page)).toContainText('3 de 5');
  await doFiveThings(page, { hand, order, expectSearched });
  await expect(told(page)).toContainText('5 de 5Lliçó acabada');
  await hand.follow(strip(page).getByRole('button', { name: 'Full de la lliçó' }));
  await expect(page.getByRole('textbox', { name: 'Nom' })).toBeFocused();
  await page.keyboard.type(name);
  const { text } = await readSavedFile(page, () =>
    hand.follow(page.getByRole('button', { name: "Desa'l en un fitxer" })),
  );
  return text;
}

/** Opens the sheets in the room, from the door, and reads who has done how much. */
export async function expectInRoom(
  page: Page,
  sheets: readonly string[],
  rows: readonly RegExp[],
): Promise<void> {
  await page.getByRole('link', { name: 'Obre la sala' }).click();
  await page.locator('input[type=file]').setInputFiles(
    sheets.map((text, index) => ({
      name: `full-${index}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })),
  );
  await expect(page.getByRole('region', { name: LESSON }).first().getByRole('rowheader')).toHaveText([
    ...rows,
    'Tota la sala',
  ]);
}
