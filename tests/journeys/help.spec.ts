import type { Page } from 'playwright/test';
import { enterAs, getAccount } from './support/demo';
import { expect, test } from './support/journey';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const region = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const task = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const marks = (page: Page) => region(page, 'Novetats').getByText('Nou', { exact: true });

test('help is reached by keys, leads to the screen of a task, and its news are marked once', async ({
  page,
}) => {
  await enterAs(page, 'informador', '/perfil');
  await expect(title(page)).toHaveText('El meu perfil');
  expect(await page.evaluate(() => Number(localStorage.getItem('punt-jove.news')))).toBeGreaterThan(2);
  await page.evaluate(() => localStorage.setItem('punt-jove.news', '2'));
  await page.reload();

  await getAccount(page).focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: 'Ajuda Hi ha novetats' });
  await expect(entry).toBeVisible();
  await page.keyboard.press('a');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ajuda');
  await expect(title(page)).toBeFocused();
  const news = await region(page, 'Novetats').getByRole('listitem').count();
  await expect(marks(page)).toHaveCount(news - 2);
  await expect(page.getByRole('button', { name: 'Mira les novetats' })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Mira les novetats' }).click();
  await expect(region(page, 'Novetats').getByText('Novetats', { exact: true })).toBeFocused();
  await expect(marks(page).first()).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });

  const booking = task(page, 'Reservar una hora').getByRole('link', { name: 'Nova cita' });
  await booking.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/calendari/cita/nova');
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveText('Nova cita');

  await page.goBack();
  await expect(title(page)).toHaveText('Ajuda');
  await expect(marks(page)).toHaveCount(0);
  await getAccount(page).click();
  await expect(page.getByRole('menuitem', { name: 'Ajuda', exact: true })).toBeVisible();
});

test('help is found in the palette, opens the keys and the report, and has no task of other roles', async ({
  page,
}) => {
  await enterAs(page, 'assesor_laboral');
  await expect(title(page)).toContainText('Bon dia');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ajud');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Ajuda');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Ajuda');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Persones que arriben',
    'Cites',
    'Assessories i dades',
    'El teu compte',
    'Novetats',
    'Teclat',
    'Si alguna cosa falla',
  ]);
  await expect(task(page, 'Tancar el dia')).toBeVisible();
  await expect(task(page, "Donar d'alta un professional")).toHaveCount(0);

  const keys = page.getByRole('button', { name: 'Dreceres de teclat' });
  await keys.click();
  await expect(page.getByRole('dialog', { name: 'Dreceres de teclat' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeFocused();
  const report = page.getByRole('button', { name: 'Desa un informe per a suport' });
  await report.click();
  await expect(page.getByRole('alertdialog', { name: 'Informe de la sessió' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(report).toBeFocused();
});
