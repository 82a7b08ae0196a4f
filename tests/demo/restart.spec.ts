import type { Page } from 'playwright/test';
import { getAccount } from '../journeys/support/demo';
import { fillConsulta } from '../journeys/support/job';
import { expect, test } from '../journeys/support/journey';
import { follow } from '../journeys/support/keys';
import { expectAccessible, setLook } from '../journeys/support/look';
import { begin, openDoor, openPanel, press } from './support/demo';

const LESSON = 'Anota una consulta amb temàtiques';

const strip = (page: Page) => page.getByRole('complementary', { name: /^Lliçó: / });
const question = (page: Page, title: string) =>
  page.getByRole('dialog', { name: `Torna a començar: ${title}`, exact: true });
const countWrites = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { demo: { listPast(): unknown[] } }).demo.listPast().length);
const expectBeginning = async (page: Page) => {
  await expect(strip(page).getByRole('status')).toHaveText('0 de 4Obre una consulta nova');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Nova consulta' })).toBeVisible();
};

test.beforeEach(async ({ page }) => {
  await openDoor(page);
  await begin(page, LESSON);
  await expectBeginning(page);
});

test('a finished lesson begins again, with its data, by keyboard', async ({ page }) => {
  await setLook(page, 'phone');
  const before = await countWrites(page);
  await page.getByRole('main').getByRole('link', { name: 'Nova consulta' }).click();
  await fillConsulta(page);
  await press(page, 'Desa la consulta');
  await expect(page.getByRole('heading', { level: 1, name: 'Consultes' })).toBeFocused();
  await expect(strip(page).getByRole('status')).toHaveText('4 de 4Lliçó acabada');
  const restart = strip(page).getByRole('button', { name: 'Torna a començar' });
  await restart.focus();
  await page.keyboard.press('Enter');
  await expect(question(page, LESSON)).toBeVisible();
  await expectAccessible(page, 'the question before a lesson begins again');
  await page.keyboard.press('Escape');
  await expect(restart).toBeFocused();
  await page.keyboard.press('Enter');
  await follow(page, question(page, LESSON).getByRole('button'));
  await expectBeginning(page);
  expect(await countWrites(page)).toBe(before);
});

test('a lesson that begins again asks about what is not saved, and staying leaves all as it is', async ({
  page,
}) => {
  await page.getByRole('main').getByRole('link', { name: 'Nova consulta' }).click();
  await page.getByRole('main').getByLabel('Observacions').fill('Una nota');
  const restart = async () => {
    await press(strip(page), 'Torna a començar');
    await press(question(page, LESSON), 'Comença de nou');
  };
  await restart();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByLabel('Observacions')).toHaveValue('Una nota');
  await expect(strip(page).getByRole('status')).toContainText('1 de 4');
  await restart();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /sense desar/i })
    .click();
  await expectBeginning(page);
});

test('a scenario begins again from the panel, also when its lesson was left', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'Nova consulta' }).click();
  await expect(strip(page).getByRole('status')).toContainText('1 de 4');
  await press(strip(page), 'Surt de la lliçó');
  await press(await openPanel(page, 'Escenari'), 'Torna a començar');
  await press(question(page, LESSON), 'Comença de nou');
  await expectBeginning(page);
});

test('the door leads back to the page that was left, with its filters, in the middle of a lesson', async ({
  page,
}) => {
  for (const address of ['/consultes?canal=telefon', '/']) {
    await page.goto(address);
    await expect(getAccount(page)).toBeVisible();
    await page.getByRole('link', { name: /^Porta/ }).click();
    await press(page, 'Continua on eres');
    await expect(page).toHaveURL(address);
    await expect(getAccount(page)).toBeVisible();
  }
});
